// Sharing and copying of a match's address. Without this module, readers find the address in the browser. A button with
// `data-copies` copies the address, or the text of the element that it names. If the button also has `data-shares`, it
// opens the share dialog of the browser, if there is one. A button with `data-prints` prints the page.

const SHOWN = 2000;
const here = () => location.origin + location.pathname;
if (navigator.share) document.documentElement.dataset.shares = "";

// Show the address in the browser. The server does not know under which address readers reach it.
function showAddress() {
  for (const field of document.querySelectorAll("[data-address-here]")) field.value = here();
}
document.addEventListener("picture-shown", showAddress);
document.addEventListener("focusin", ({ target }) => target.matches("[data-address-here]") && target.select());
showAddress();

document.addEventListener("click", async ({ target }) => {
  if (navigator.share && target.closest?.("[data-shares]:not(html)")) return share();
  if (target.closest?.("[data-prints]")) return window.print();
  const button = target.closest?.("[data-copies]");
  if (!button) return;
  const { copies, done } = button.dataset;
  const address = copies ? document.querySelector(copies).innerText : here();
  const words = button.textContent;
  if (!(await copied(address))) window.prompt(words, address);
  else if (words !== done) {
    button.textContent = document.getElementById("said").textContent = done;
    setTimeout(() => (button.textContent = words), SHOWN);
  }
});

// Share the address; closing the system's dialog is no error.
const share = () => navigator.share({ title: document.querySelector("meta[property='og:title']").content, url: here() }).catch(() => undefined);

// Copy a text. Pages without https have no clipboard API, and a browser may forbid it. Then the text is selected and
// copied by a command, or shown if that fails too.
async function copied(text) {
  const isDone = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  return isDone || copiedByHand(text);
}

function copiedByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
