// Presses on controls: from pointer down to click, no picture may remove the control.

const CONTROL = "a, button, summary";
const CLICK = 400; // longest time in ms from touch end to click

let control = null;
let at = null;
let timer = null;
let end = () => {};
let ended = Promise.resolve();

// Return the control that is being pressed, or null.
export const pressed = () => control;

// Return the place of the last pointer down, or null after a key.
export const pressedAt = () => at;

// Return a promise that resolves when nothing is pressed.
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
