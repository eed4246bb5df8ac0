// Panel at the end of a match. Its cross, Escape, or a click outside hides it, and a button shows it again. It stays
// hidden in later pictures of the same match.

import { isReduced } from "./motion.js";

let isAway = false;
let isComing = false; // true while pieces of the picture with the panel move
let hadFocus = false; // true if the table had the focus before that picture

const table = () => document.getElementById("table");
const cross = () => table().querySelector("[data-closes]");
const panel = () => document.getElementById(cross()?.dataset.closes);
const isOver = () => getComputedStyle(panel()).position !== "static";
const opener = () => table().querySelector("[data-opens]");

function show() {
  if (cross() === null) return;
  cross().hidden = false;
  panel().hidden = isAway;
  opener().hidden = !isAway;
  if (isComing && !isAway && hadFocus) {
    panel().focus({ preventScroll: true });
    panel().scrollIntoView({ block: "nearest" });
  }
  isComing = false;
}

function noteComing({ detail: { old, picture } }) {
  const has = (root) => root.querySelector("[data-closes]") !== null;
  isComing = !isReduced() && has(picture) && !has(old);
  hadFocus = old.contains(document.activeElement);
}

// Hide the panel until all pieces have landed, so that they are visible.
function holdBack() {
  if (isComing) panel().hidden = true;
}

// Hide the panel when the reader opens something that it covers.
export function putAway() {
  if (panel() && isOver()) isAway = true;
}

function close() {
  isAway = true;
  show();
  opener().focus({ preventScroll: true });
}

function open() {
  isAway = false;
  show();
  cross().focus({ preventScroll: true });
}

export function watchPanel() {
  show();
  document.addEventListener("picture-coming", noteComing);
  document.addEventListener("picture-placed", holdBack);
  document.addEventListener("picture-shown", show);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-opens]")) open();
    else if (event.target.closest?.("[data-closes]")) close();
    else if (panel() && !panel().hidden && isOver() && !panel().contains(event.target) && !event.target.closest("a, button, summary, input, label, dialog")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && panel() && !panel().hidden && !document.querySelector("dialog:modal")) close();
  });
}
