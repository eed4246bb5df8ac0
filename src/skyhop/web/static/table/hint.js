// Hint: H asks for one, and numbers on the board show the pieces and places of its candidates. It disappears when the
// match goes on; a new picture of the same position keeps it. The solution of a puzzle is shown in the same way.

const OWN_KEYS = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], dialog:modal";
const SVG = "http://www.w3.org/2000/svg";
const PATIENCE = 4000; // ms
const hint = (table = document) => table.querySelector(".hints");
const tool = document.querySelector(".hint-tool");
const isOfSamePosition = (a, b) => ["ply", "seat", "past"].every((name) => a.dataset[name] === b.dataset[name]);

// Return the pieces of an answer that is composed of several. A game marks them, and lists them in `data-parts`.
function piecesOf(answer) {
  const parts = answer.dataset.parts?.split(" ") ?? [answer.value];
  return [...answer.form.querySelectorAll(".hint-piece")].filter((piece) => parts.includes(piece.dataset.part));
}

// Return the elements of a candidate: places on the board, and a button that sends the action.
function placesOf(candidate) {
  const { places, action } = candidate.dataset;
  const found = places ? [...document.querySelectorAll(places)] : [];
  const buttons = document.querySelectorAll("#table button[name=action]");
  const answers = [...buttons].filter((button) => button.value === action);
  return [...found, ...answers, ...answers.flatMap(piecesOf)];
}

function dim() {
  for (const sign of document.querySelectorAll(".hint-sign")) sign.remove();
  for (const lit of document.querySelectorAll("[data-hint]")) lit.removeAttribute("data-hint");
}

function light() {
  dim();
  const numbers = new Map();
  document.querySelectorAll(".candidates li").forEach((candidate, place) => {
    for (const lit of placesOf(candidate)) numbers.set(lit, [...(numbers.get(lit) ?? []), place + 1]);
  });
  for (const [lit, known] of numbers) {
    lit.dataset.hint = known.join(" ");
    if (lit instanceof SVGElement) signOnMap(lit, known.join(" "));
    else sign(lit, known.join(", ")); // "1 3" next to a card would read as 13
  }
  const close = hint()?.querySelector(".hints-close");
  if (close) close.hidden = false;
}

// Draw the number as a pseudo-element, so that the accessible name of the piece stays unchanged.
function sign(place, text) {
  const made = document.createElement("span");
  made.className = "hint-sign";
  made.dataset.number = text;
  place.append(made);
}

// Draw the number next to a place, or in its middle if the game sets `data-sign="middle"`.
function signOnMap(place, text) {
  const map = place.ownerSVGElement;
  const isMiddle = place.dataset.sign === "middle";
  const box = place.getBBox();
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", isMiddle ? "hint-sign" : "hint-sign beside");
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("transform", `translate(${box.x + (isMiddle ? 0.5 : 0.8) * box.width} ${box.y + (isMiddle ? 0.5 : 0.2) * box.height})`);
  const disc = document.createElementNS(SVG, "circle");
  const number = document.createElementNS(SVG, "text");
  number.textContent = text;
  if (text.length > 1) number.setAttribute("class", "several");
  const beside = document.createElementNS(SVG, "g");
  beside.append(disc, number);
  made.append(beside);
  map.append(made);
}

function putAway() {
  hint()?.remove();
  dim();
}

document.addEventListener("picture-coming", ({ detail: { old, picture } }) => {
  const kept = hint(old);
  if (kept && !hint(picture) && isOfSamePosition(old, picture)) picture.prepend(kept.cloneNode(true));
  dim();
});
document.addEventListener("picture-shown", () => {
  tool?.removeAttribute("aria-busy");
  light();
});
document.addEventListener("click", ({ target }) => target.closest?.(".hints-close") && putAway());
// A refusal, such as one for too many hints, brings no picture.
document.addEventListener("submit", ({ target }) => {
  if (target.id !== "hint-form") return;
  tool.setAttribute("aria-busy", "true");
  setTimeout(() => tool.removeAttribute("aria-busy"), PATIENCE);
});
// Listen on the window, after all other handlers, so that `defaultPrevented` shows a key that was used.
window.addEventListener("keydown", (event) => {
  if (event.defaultPrevented) return;
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.(OWN_KEYS)) return;
  if (hint()) putAway();
  else if (document.getElementById("hint-form")) tool.click();
});
light();
