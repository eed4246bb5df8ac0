// Shared device: hides the hand of the next seat until the device is handed over.

document.addEventListener("picture-coming", ({ detail: { old, picture } }) => {
  const [before, seat] = [old.dataset.seat, picture.dataset.seat];
  const isAnother = before !== undefined && seat !== undefined && seat !== before;
  if ((isAnother || old.hasAttribute("data-veiled")) && picture.querySelector(".hand-on") !== null) {
    picture.setAttribute("data-veiled", "");
  }
});

document.addEventListener("picture-shown", () => {
  const table = document.getElementById("table");
  if (!table.hasAttribute("data-veiled")) return;
  const asked = table.querySelector(".hand-on");
  // A browser reports a closed dialog one frame later. The dialog of an earlier picture must not unveil this one.
  asked.addEventListener("close", () => asked.isConnected && table.removeAttribute("data-veiled"));
  asked.showModal();
});
