// Choice of a piece and its place: by clicks, by dragging with mouse or finger, or by keys alone. The page names the
// pieces that each place takes: `data-takes`, written by the server.

import { choose, setting } from "../settings.js";

const THRESHOLD = 6;
let drag = null;

const table = () => document.getElementById("table");
const pieces = () => [...table().querySelectorAll(".hand [data-piece] input[name=action]")];
const targets = () => [...table().querySelectorAll("button[name=to]")];
const lit = () => targets().filter((target) => target.hasAttribute("data-lit"));
const chosen = () => pieces().find((piece) => piece.type === "radio" && piece.checked);

// Sort the hand by kind, as the server sends it, or by rank, as the reader prefers.
export function arrangeHand(picture) {
  const cards = [...picture.querySelectorAll(".hand [data-piece]")];
  const isByRank = setting("hand") === "rank";
  const end = cards.at(-1)?.nextSibling ?? null;
  const place = (card) => (isByRank ? Number(card.dataset.rank) : Number(card.dataset.turn));
  cards.forEach((card, turn) => (card.dataset.turn ??= String(turn)));
  cards.sort((one, other) => place(one) - place(other));
  for (const card of cards) card.parentNode.insertBefore(card, end);
}

function watchSorting() {
  const toggle = document.getElementById("sorting");
  const show = () => toggle?.setAttribute("aria-pressed", String(setting("hand") === "rank"));
  document.addEventListener("setting", ({ detail: { name } }) => {
    if (name !== "hand") return;
    show();
    arrangeHand(table());
  });
  if (toggle === null) return;
  show();
  toggle.addEventListener("click", () => choose("hand", setting("hand") === "rank" ? "kind" : "rank"));
}

export function readyHand() {
  cancelDrag();
  light(chosen()?.value ?? null);
  countChosen();
}

// Highlight the places that take a piece; the others explain why they do not.
function light(piece) {
  for (const target of targets()) {
    const isLit = piece !== null && target.dataset.takes.split(" ").includes(piece);
    target.toggleAttribute("data-lit", isLit);
    target.disabled = false;
    target.setAttribute("aria-disabled", String(!isLit));
  }
  table().toggleAttribute("data-choosing", lit().length > 0);
}

// Check the minimum and maximum number of cards of an exchange. The server has the last word.
function countChosen() {
  for (const button of table().querySelectorAll("button[data-least]")) {
    const count = pieces().filter((piece) => piece.checked).length;
    const isWrong = count < Number(button.dataset.least) || count > Number(button.dataset.most);
    button.setAttribute("aria-disabled", String(isWrong));
    const number = button.querySelector(".count");
    if (number !== null) number.textContent = String(count);
  }
}

export function watchHand() {
  watchSorting();
  document.addEventListener("change", (event) => {
    if (!event.target.matches?.(".hand input[name=action]")) return;
    if (event.target.type === "radio") light(event.target.value);
    countChosen();
  });
  document.addEventListener("pointerdown", beginDrag);
  document.addEventListener("pointermove", moveDrag);
  document.addEventListener("pointerup", endDrag);
  document.addEventListener("pointercancel", cancelDrag);
  document.addEventListener("dragstart", (event) => event.target.closest?.(".hand") && event.preventDefault());
  document.addEventListener("click", chooseAgain, { capture: true });
  document.addEventListener("click", press);
  document.addEventListener("keydown", onKey);
}

// Deselect the chosen card after a second click. A click that ended a drag does not count.
function chooseAgain(event) {
  if (event.target.closest?.("[data-piece]") && table().hasAttribute("data-dragged")) {
    table().removeAttribute("data-dragged");
    event.preventDefault();
    event.stopPropagation();
  }
}

const askWhy = (detail) => document.dispatchEvent(new CustomEvent("why", { detail }));

function press(event) {
  if (event.target.closest?.("button[aria-disabled=true]")) event.preventDefault();
}

function beginDrag(event) {
  table().removeAttribute("data-dragged");
  const piece = event.target.closest?.("[data-piece]");
  const input = piece?.querySelector("input[type=radio]");
  if (!input || event.button !== 0 || !event.isPrimary) return;
  drag = { piece, input, x: event.clientX, y: event.clientY, clone: null, pointer: event.pointerId, over: null };
}

function moveDrag(event) {
  if (drag === null || event.pointerId !== drag.pointer) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (drag.clone === null) {
    if (Math.hypot(dx, dy) < THRESHOLD) return;
    lift();
  }
  drag.clone.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 24))}deg)`;
  const over = litAt(event.clientX, event.clientY);
  if (over !== drag.over) {
    drag.over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    drag.over = over;
  }
}

function lift() {
  const rect = drag.piece.getBoundingClientRect();
  drag.input.checked = true;
  light(drag.input.value);
  drag.clone = drag.piece.cloneNode(true);
  drag.clone.removeAttribute("id");
  drag.clone.querySelector("input")?.remove();
  drag.clone.classList.add("flier", "dragged");
  Object.assign(drag.clone.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  document.body.append(drag.clone);
  drag.piece.classList.add("lifted");
  drag.piece.setPointerCapture?.(drag.pointer);
}

function targetAt(x, y) {
  const place = document.elementsFromPoint(x, y).map((element) => element.closest("[data-place]")).find(Boolean);
  return place?.querySelector("button[name=to]") ?? null;
}

const litAt = (x, y) => lit().find((target) => target === targetAt(x, y)) ?? null;

function endDrag(event) {
  if (drag === null || event.pointerId !== drag.pointer) return;
  const { clone, piece, input } = drag;
  const target = clone === null ? null : targetAt(event.clientX, event.clientY);
  drag.over?.removeAttribute("data-over");
  drag = null;
  if (clone === null) return;
  table().setAttribute("data-dragged", "");
  const rect = clone.getBoundingClientRect();
  clone.remove();
  piece.classList.remove("lifted");
  if (target === null) return;
  if (!target.hasAttribute("data-lit")) return askWhy(target);
  input.form.flight = rect;
  input.form.requestSubmit(target);
}

function cancelDrag() {
  drag?.clone?.remove();
  drag?.piece.classList.remove("lifted");
  drag?.over?.removeAttribute("data-over");
  drag = null;
}

// Keys: 1 to 8 choose a card, arrows move between cards, Enter goes to the places, arrows move between places, Enter
// plays, Escape returns to the hand. In an exchange, Enter exchanges the chosen cards.
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
  const focus = document.activeElement;
  if (/^[1-9]$/.test(event.key) && !focus.matches("select, input[type=text]")) chooseByNumber(event);
  else if (event.key === "Escape") backToHand(event);
  else if (event.key === "Enter" && focus.matches(".hand input[type=radio]")) toPlaces(event, focus);
  else if (event.key === "Enter" && focus.matches(".hand input[type=checkbox]")) exchange(event);
  else if (event.key.startsWith("Arrow") && focus.matches("button[name=to]")) toNextPlace(event, focus);
}

function chooseByNumber(event) {
  const piece = pieces()[Number(event.key) - 1];
  if (piece === undefined) return;
  event.preventDefault();
  piece.focus();
  piece.click();
}

function backToHand(event) {
  cancelDrag();
  const piece = chosen();
  if (piece === undefined) return;
  event.preventDefault();
  piece.focus();
  piece.checked = false;
  light(null);
}

function toPlaces(event, piece) {
  event.preventDefault();
  if (!piece.checked) {
    piece.checked = true;
    light(piece.value);
  }
  const nearest = byDistance(lit(), middle(piece))[0];
  if (nearest) nearest.focus();
  else askWhy(piece);
}

// The player's own sides are next to the hand, so the nearest place is rarely a side of the opponent.
function byDistance(places, [x, y]) {
  const distance = (place) => Math.hypot(middle(place)[0] - x, middle(place)[1] - y);
  return [...places].sort((one, other) => distance(one) - distance(other));
}

function middle(element) {
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

// Submit with the exchange button. The form's default button would be a place, which takes only one card.
function exchange(event) {
  event.preventDefault();
  table().querySelector("button[data-least]").click();
}

// Focus the nearest lit place in the arrow's direction.
function toNextPlace(event, focus) {
  event.preventDefault();
  const [x, y] = middle(focus);
  const axis = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const ranked = lit()
    .filter((target) => target !== focus)
    .map((target) => {
      const [tx, ty] = middle(target);
      const ahead = (tx - x) * axis[0] + (ty - y) * axis[1];
      const aside = Math.abs((tx - x) * axis[1]) + Math.abs((ty - y) * axis[0]);
      return { target, ahead, cost: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.cost - other.cost);
  ranked[0]?.target.focus();
}
