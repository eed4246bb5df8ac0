// A menu of the head of a page, such as the keys or the languages, is put away by Escape and by a click beside it.

const menu = () => document.querySelector(":is(.menu, .languages)[open]");

function onKey(event) {
  const open = menu();
  if (event.key !== "Escape" || open === null || document.querySelector("dialog:modal")) return;
  event.stopPropagation(); // it is not meant for what the menu lies over
  open.open = false;
  open.querySelector("summary").focus();
}

window.addEventListener("keydown", onKey, { capture: true });
document.addEventListener("pointerdown", (event) => {
  const open = menu();
  if (open !== null && !open.contains(event.target)) open.open = false;
});
