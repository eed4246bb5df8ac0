// Keys pressed before the modules are loaded are pressed again afterwards. Fields, buttons and links need no script.

const NEEDS_NONE = "a, button, input, select, summary, textarea";
const early = [];
const remember = (event) => event.target.closest?.(NEEDS_NONE) || early.push(event);

window.addEventListener("keydown", remember, { capture: true });
document.addEventListener("DOMContentLoaded", () => {
  window.removeEventListener("keydown", remember, { capture: true });
  for (const event of early) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
});
