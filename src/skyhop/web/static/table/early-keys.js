// A page can be seen, and its map has keys, before the modules are there that hear them: what is pressed until then is
// pressed again when they are. Fields, buttons and links need no script.

const NEEDS_NONE = "a, button, input, select, summary, textarea";
const early = [];
const remember = (event) => event.target.closest?.(NEEDS_NONE) || early.push(event);

window.addEventListener("keydown", remember, { capture: true });
document.addEventListener("DOMContentLoaded", () => {
  window.removeEventListener("keydown", remember, { capture: true });
  for (const event of early) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
});
