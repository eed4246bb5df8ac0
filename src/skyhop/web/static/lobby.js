// Disabling of options that the chosen rules do not have. Without this module, the form describes the conditions.

import "./commitments.js";
import "./offers.js";
import "./own-name.js";
import { show } from "./times.js";

document.addEventListener("own-changed", show);

const fit = (form) => {
  const chosen = new FormData(form);
  for (const place of form.querySelectorAll("[data-field]")) {
    const value = hasOtherCode(form, place.dataset.field) ? OTHER : (chosen.get(place.dataset.field) ?? "");
    const isFit = value === "" || (value === OTHER && place !== shownIn(form)) || place.dataset.values.split(" ").includes(value);
    place.classList.toggle("greyed", !isFit);
    for (const control of place.querySelectorAll("input, select, textarea")) {
      control.disabled = !isFit;
      if (!isFit && control.type === "radio" && control.checked) chooseAnother(form, control);
    }
  }
};

// Only the server knows the features of the map of a code that was typed after the page was loaded.
const OTHER = "another code";
const shownIn = (form) => form.querySelector(".shown");
const hasOtherCode = (form, field) => {
  const code = form.elements[`${field}.code`];
  return Boolean(shownIn(form) && code && form.elements[field].value === "code" && code.value !== code.defaultValue);
};

const chooseAnother = (form, control) => {
  const others = [...form.elements[control.name]];
  const other = others.find((each) => each !== control && !each.disabled);
  if (other) other.checked = true;
};

for (const form of document.querySelectorAll("form.start")) {
  form.addEventListener("change", () => fit(form));
  fit(form);
}
// Restored pages have their fields filled in only at `pageshow`.
addEventListener("pageshow", () => document.querySelectorAll("form.start").forEach(fit));

// An opened form takes the whole width, which moves everything. Scroll so that the pressed element stays in place.
document.addEventListener("click", (event) => {
  const summary = event.target.closest(".choices > summary");
  if (summary === null) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }));
});
