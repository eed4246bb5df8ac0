// Where several people share a device, what the next one hides is not shown before the device is handed on.

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
  // A dialog tells that it has closed a frame later: one of an earlier picture unveils nothing.
  asked.addEventListener("close", () => asked.isConnected && table.removeAttribute("data-veiled"));
  asked.showModal();
});
