// Closing of menus in the head of a page, such as keys or languages: by Escape, and by a click outside.

const menu = () => document.querySelector(":is(.menu, .languages)[open]");

function onKey(event) {
  const open = menu();
  if (event.key !== "Escape" || open === null || document.querySelector("dialog:modal")) return;
  event.stopPropagation(); // Escape closes only the menu, not what is under it
  open.open = false;
  open.querySelector("summary").focus();
}

window.addEventListener("keydown", onKey, { capture: true });
document.addEventListener("pointerdown", (event) => {
  const open = menu();
  if (open !== null && !open.contains(event.target)) open.open = false;
});
