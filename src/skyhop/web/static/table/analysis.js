// Analysis: a click on the graph goes to its step. B shows the better action or returns, M goes to the next mistake, and
// Shift+M to the previous one. The places of the better action are highlighted on the board, and the slider has the marks
// of the perspective's seat. `look-back.js` moves between steps.

const OWN_KEYS = "input, select, textarea, [contenteditable], dialog";

function light() {
  for (const lit of document.querySelectorAll("[data-better]")) lit.removeAttribute("data-better");
  const selectors = document.querySelector(".analysis")?.dataset.places;
  if (selectors) for (const place of document.querySelectorAll(selectors)) place.setAttribute("data-better", "");
  const { perspective } = document.getElementById("table").dataset;
  for (const { dataset, style } of document.querySelectorAll(".look-marks > svg")) {
    style.display = isFinite(perspective) && perspective !== dataset.seat ? "none" : "inline";
  }
}

function goTo(step) {
  const range = document.getElementById("look-range");
  range.value = step;
  range.dispatchEvent(new Event("input"));
}

function onClick(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const mistake = event.target.closest?.("#mistake-previous[href], #mistake-next[href]");
  if (mistake) {
    event.preventDefault();
    goTo(new URL(mistake.href).searchParams.get("step"));
  }
  const graph = event.target.closest?.("#analysis-graph");
  if (!graph) return;
  const box = graph.querySelector(".analysis-curves").getBoundingClientRect();
  goTo(Math.round(((event.clientX - box.left) / box.width) * document.getElementById("look-range").max));
}

const KEYS = { b: "#analysis-better, #analysis-back", m: "#mistake-next[href]", "shift m": "#mistake-previous[href]" };

function onKey(event) {
  const key = `${event.shiftKey ? "shift " : ""}${event.key.toLowerCase()}`;
  if (!(key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement.closest(OWN_KEYS)) return;
  document.querySelector(KEYS[key])?.click();
}

light();
document.addEventListener("picture-shown", light);
document.addEventListener("click", onClick);
document.addEventListener("keydown", onKey);
