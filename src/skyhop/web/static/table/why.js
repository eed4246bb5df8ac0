// Explanations of impossible actions. The page contains the actions that a press would have meant, and the server
// returns the reason without playing anything. It is announced once, and stays until another choice.

import { pressedAt } from "./press.js";

const table = () => document.getElementById("table");
const notice = () => table().querySelector(":scope > .notice");
const ofHand = (filter) => [...table().querySelectorAll(`.hand input[name=action]${filter}`)].map((piece) => piece.value);
const targets = () => [...table().querySelectorAll("button[name=to]")];
const takes = (target, piece) => target.dataset.takes.split(" ").includes(piece);
const NOTHING = 204;
let asking = "";
let asker = null; // element that the explanation is about
let isWalked = false; // true if the reader moved the focus to this element by keys
let told = null; // latest explanation

// Return the actions that an element means: those in `data-meant`, or those that its form would send. If the form is
// incomplete, return all possible ones.
function meantBy(asked) {
  if (Array.isArray(asked)) return asked;
  if (asked.matches(".hand input[type=radio]")) return ofPiece(asked.value);
  if (asked.matches("button[name=to]:not([data-lit])")) {
    const chosen = ofHand("[type=radio]:checked");
    return (chosen.length ? chosen : ofHand(":not([type=hidden])")).map((piece) => piece + asked.value);
  }
  if (asked.matches("button[data-least][aria-disabled=true]")) return [new FormData(asked.form).getAll("action").join("")];
  return (asked.dataset.meant ?? asked.closest("[data-why]")?.dataset.why)?.split("|") ?? [];
}

const ofPiece = (piece) =>
  targets().some((target) => takes(target, piece)) ? [] : targets().map((target) => piece + target.value);

// Explain an element. If the reader moves by keys, explain nothing during another player's turn or after the next move.
export async function explain(asked, announce, isWalkedTo) {
  const shown = table();
  if (isWalkedTo && (!("own" in shown.dataset) || asked !== document.activeElement)) return;
  const actions = Array.isArray(asked) || shown.contains(asked) ? meantBy(asked) : [];
  const { address, seat, ply, version } = shown.dataset;
  if (!actions.length || seat === undefined || "past" in shown.dataset || "over" in shown.dataset) return;
  const question = new URLSearchParams([["seat", seat], ["ply", ply], ...actions.map((action) => ["action", action])]).toString();
  if (asking === question) return;
  asking = question;
  asker = Array.isArray(asked) ? document.activeElement : asked;
  isWalked = isWalkedTo;
  if (asker.dataset.meant) setAll(asker, { role: "button", "aria-disabled": "true" });
  try {
    const answer = await fetch(`${address}/why?${question}`);
    if (asking === question && version === table().dataset.version && answer.status !== NOTHING) show(await answer.text(), announce);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // a lost connection; the stream reports it
  } finally {
    if (asking === question) asking = "";
  }
}

const setAll = (element, attributes) => Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));

function show(html, announce) {
  const answer = new DOMParser().parseFromString(html, "text/html").querySelector(".notice, main p");
  if (answer === null) return;
  answer.className = "notice";
  answer.removeAttribute("role");
  notice()?.remove();
  table().prepend(answer);
  told = answer;
  if (asker?.checkVisibility?.() && table().contains(asker)) lieAt(answer, asker.closest("[data-piece]") ?? asker);
  else answer.style.marginTop = `${Math.max(0, 4 - answer.getBoundingClientRect().top)}px`; // keep it visible on a scrolled page
  announce(answer.textContent);
}

const GAP = 6;
const APART = ".hand, .ao-prompt:not([hidden]), .hints"; // elements that an explanation should not cover
const LINE = 8; // half the largest width of a line on a map, in px

function boxOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const more = element instanceof SVGElement ? LINE : 0;
  return { left: left - more, right: right + more, top: top - more, bottom: bottom + more };
}

const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

// Place an explanation above, below or beside its element, fully visible, where it covers as few choices as possible.
// For a card or chip, place it beside the whole group.
function lieAt(answer, thing) {
  answer.classList.add("at-asker");
  const around = boxOf(table());
  const [width, height] = [answer.offsetWidth, answer.offsetHeight];
  const apart = [...document.querySelectorAll(APART)].map(boxOf);
  const [one, all] = [thing, thing.closest(APART) ?? thing].map(boxOf);
  const { x, y } = spotOn(one);
  const within = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));
  const places = [
    [x - width / 2, all.top - GAP - height],
    [x - width / 2, all.bottom + GAP],
    [all.right + GAP, y - height / 2],
    [all.left - GAP - width, y - height / 2],
    [x - width / 2, y + 3 * GAP],
  ];
  const laid = places.map(([left, top]) => {
    const spot = { left: within(left, width, innerWidth), top: within(top, height, innerHeight) };
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    return { ...spot, cost: 4 * overlap(box, one) + [all, ...apart].reduce((sum, other) => sum + overlap(box, other), 0) };
  });
  const best = laid.reduce((least, each) => (each.cost < least.cost ? each : least));
  Object.assign(answer.style, { left: `${best.left - around.left}px`, top: `${best.top - around.top}px` });
}

// Return the point where a box was pressed, or its middle.
function spotOn({ left, right, top, bottom }) {
  const at = pressedAt();
  const isThere = at !== null && at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
  return isThere ? at : { x: (left + right) / 2, y: (top + bottom) / 2 };
}

// Return the focus to the explained element on Escape.
function hush(event) {
  const there = notice();
  if (there === null || (event.type === "keydown" ? event.key !== "Escape" : there.contains(event.target))) return;
  if (there.contains(document.activeElement)) asker?.focus({ preventScroll: true });
  there.remove();
}
// After the focus has moved on by keys, the explanation is out of place.
document.addEventListener("focusin", ({ target }) => {
  if (!isWalked || target === asker || told?.contains(target)) return;
  asking = "";
  told?.remove();
});
for (const choice of ["pointerdown", "change", "keydown"]) document.addEventListener(choice, hush, { capture: true });
