// Copies the address of a match, for a friend. Without it the browser's own line has the address.

const SHOWN = 2000;

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copies]");
  if (!button || !(await copied(location.origin + location.pathname))) return;
  const { textContent } = button;
  button.textContent = button.dataset.done;
  document.getElementById("said").textContent = button.dataset.done;
  setTimeout(() => (button.textContent = textContent), SHOWN);
});

// A table at a plain address of the network has no clipboard of its own: there the text is chosen and copied.
async function copied(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
