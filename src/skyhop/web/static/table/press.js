// A press on a control lasts from the pointer's going down to its click: until then nothing takes the control away.

const CONTROL = "a, button, summary";
const CLICK = 400; // milliseconds at most from a finger's going up to its click

let control = null;
let timer = null;
let end = () => {};
let ended = Promise.resolve();

// The control that is being pressed; null where none is.
export const pressed = () => control;

// Ends when nothing is being pressed.
export const released = () => ended;

function press({ target }) {
  release();
  control = target.closest(CONTROL);
  if (control !== null) ended = new Promise((resolve) => (end = resolve));
}

function release() {
  clearTimeout(timer);
  if (control === null) return;
  control = null;
  end();
  document.dispatchEvent(new Event("released"));
}

function releaseWithin(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
}

document.addEventListener("pointerdown", press, { capture: true });
document.addEventListener("pointerup", () => releaseWithin(CLICK), { capture: true });
document.addEventListener("click", () => releaseWithin(0), { capture: true });
document.addEventListener("pointercancel", release, { capture: true });
window.addEventListener("blur", release);
