// Analysis: a click on the graph goes to its step, and B shows the better action or returns. The places of the better
// action are highlighted on the board. `look-back.js` moves between steps.

const OWN_KEYS = "input, select, textarea, [contenteditable], dialog";

function light() {
  for (const lit of document.querySelectorAll("[data-better]")) lit.removeAttribute("data-better");
  const selectors = document.querySelector(".analysis")?.dataset.places;
  if (selectors) for (const place of document.querySelectorAll(selectors)) place.setAttribute("data-better", "");
}

function onClick(event) {
  const graph = event.target.closest?.("#analysis-graph");
  if (!graph) return;
  const range = document.getElementById("look-range");
  const box = graph.querySelector(".analysis-curves").getBoundingClientRect();
  range.value = Math.round(((event.clientX - box.left) / box.width) * range.max);
  range.dispatchEvent(new Event("input"));
}

function onKey(event) {
  if (event.key.toLowerCase() !== "b" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement.closest(OWN_KEYS)) return;
  document.querySelector("#analysis-better, #analysis-back")?.click();
}

light();
document.addEventListener("picture-shown", light);
document.addEventListener("click", onClick);
document.addEventListener("keydown", onKey);
