// Name of a guest: filled into the fields that ask for it, and stored when it changes.

import { cookie, keep } from "./cookie.js";

const NAME = "skyhop-name";
const FIELDS = "input[name=called]";

function kept() {
  try {
    return decodeURIComponent(cookie(NAME));
  } catch {
    return "";
  }
}

function fill() {
  for (const field of document.querySelectorAll(FIELDS)) field.value ||= kept();
}

document.addEventListener("input", ({ target }) => {
  if (target.matches(FIELDS)) keep(NAME, encodeURIComponent(target.value.trim()));
});
document.addEventListener("picture-shown", fill);
fill();
