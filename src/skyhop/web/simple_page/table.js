// Pictures that can be pressed: a press on an element with `data-action` presses the button of that action. New
// elements are marked until the next picture.

const buttons = () => [...document.querySelectorAll("#play button[name=action]")];
const buttonOf = (action) => buttons().find((button) => button.value === action);

function pressed(event) {
  const target = event.target.closest?.("[data-action]");
  if (target === null || target === undefined) return;
  buttonOf(target.dataset.action)?.click();
}

// Highlight the action under the pointer or focus, both in the picture and among the buttons.
function point(event) {
  const action = event.target.closest?.("[data-action]")?.dataset.action ?? event.target.closest?.("#play button")?.value;
  for (const element of document.querySelectorAll(".diagram-target, #play button")) {
    element.toggleAttribute("data-pointed", action !== undefined && (element.dataset.action ?? element.value) === action);
  }
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.activeElement.matches("select, input, textarea")) return;
  const button = /^[1-9]$/.test(event.key) ? buttonOf(event.key) : undefined;
  if (button === undefined) return;
  event.preventDefault();
  button.focus();
}

function markNew(event) {
  const { old, picture } = event.detail;
  const known = new Set([...old.querySelectorAll(".diagram-piece")].map((piece) => piece.dataset.key));
  for (const piece of picture.querySelectorAll(".diagram-piece")) {
    if (!known.has(piece.dataset.key)) piece.classList.add("diagram-new");
  }
}

document.addEventListener("click", pressed);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
document.addEventListener("keydown", onKey);
document.addEventListener("picture-coming", markNew);
