// Shares the address of a match with a friend, or copies it. Without it the browser's own line has the address. A button
// that names an element copies the text of that.

const SHOWN = 2000;
const here = () => location.origin + location.pathname;
if (navigator.share) document.documentElement.dataset.shares = "";

// The server does not know by which address its readers come.
function showAddress() {
  for (const field of document.querySelectorAll("[data-address-here]")) field.value = here();
}
document.addEventListener("picture-shown", showAddress);
document.addEventListener("focusin", ({ target }) => target.matches("[data-address-here]") && target.select());
showAddress();

document.addEventListener("click", async ({ target }) => {
  if (target.closest?.("[data-shares]:not(html)")) return share();
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

// Who puts the system's sheet away has changed their mind.
const share = () => navigator.share({ title: document.querySelector("meta[property='og:title']").content, url: here() }).catch(() => undefined);

// A table at a plain address of the network has no clipboard of its own, and a browser may forbid it: then the text is
// chosen and copied, and where that fails too it is shown.
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
