// A press on a control lasts from the pointer's going down to its click: until then nothing takes the control away.

const CONTROL = "a, button, summary";
const CLICK = 400; // milliseconds at most from a finger's going up to its click

let control = null;
let at = null;
let timer = null;
let end = () => {};
let ended = Promise.resolve();

// The control that is being pressed; null where none is.
export const pressed = () => control;

// Where the pointer went down last; null where a key was pressed since.
export const pressedAt = () => at;

// Ends when nothing is being pressed.
export const released = () => ended;

function press({ target, clientX, clientY }) {
  release();
  at = { x: clientX, y: clientY };
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
document.addEventListener("keydown", () => (at = null), { capture: true });
window.addEventListener("blur", release);
