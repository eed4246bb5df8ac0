// Motion between two pictures. Elements are known by `data-key`: what is in both moves from its old place to its new
// one. What is new comes from where `data-from` says, or appears; what is gone leaves to where `data-to` says.

import { setting } from "../settings.js";
import { pressed } from "./press.js";
import { renew } from "./renew.js";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const FLIGHT = 260;
const MOVE = 420;
const LOOK = 850;

export const isReduced = () =>
  setting("motion") !== "system" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const speed = () => Number(document.documentElement.dataset.speed ?? 1);
const ASKED = "[data-landing=first]"; // where a question has the focus, or the way on

// Any click or key ends what is moving: nobody waits for a picture.
let cutShort = () => {};
export const hurry = {
  within(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds * speed());
      cutShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  },
};

// What moves a control that is being pressed stands still, so that the click meets it, and ends after that: also what
// stands at its end, of which the document knows no more, but somebody still waits for it.
let stopped = [];
function finishAll() {
  cutShort();
  const control = pressed();
  const held = stopped.filter(({ playState }) => playState === "paused");
  stopped = [];
  for (const animation of new Set([...held, ...document.getAnimations()])) {
    if (animation.effect?.getTiming().iterations === Infinity) continue;
    if (control !== null && animation.effect?.target?.contains(control)) {
      animation.pause();
      stopped.push(animation);
    } else animation.finish();
  }
}
document.addEventListener("pointerdown", finishAll, { capture: true });
document.addEventListener("keydown", finishAll, { capture: true });
document.addEventListener("released", finishAll);

async function animate(element, frames, options) {
  const timing = { duration: options.duration * speed(), delay: (options.delay ?? 0) * speed() };
  const animation = element.animate(frames, { easing: EASE, ...options, ...timing });
  await Promise.race([animation.finished.catch(() => {}), late(timing)]);
}

// A tab that nobody sees has no frames, and nothing in it ever ends: what follows does not wait for that.
const LATE = 100; // ms
const late = ({ duration, delay }) => new Promise((resolve) => setTimeout(resolve, duration + delay + LATE));

const find = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);
const keyed = (root) => [...root.querySelectorAll("[data-key]")];
const isSeen = (rect) => rect.width > 0 && rect.height > 0;

// Renew the table by a picture; `placed` is told when all of it is there, and has not moved yet.
export async function showPicture(table, picture, { from = null, placed = () => {} } = {}) {
  const kept = stateOf(table);
  for (const target of table.querySelectorAll("[data-lit]")) target.removeAttribute("data-lit");
  const place = () => {
    rest(table);
    renew(table, picture);
    placed();
    restore(table, kept);
  };
  if (isReduced()) {
    place();
    if (setting("motion") !== "none") await animate(table, [{ opacity: 0.55 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const flight = flightOf(table, picture, from);
  const isScored = picture.dataset.scored !== undefined;
  if (isScored) await fly(flight, table, table);
  await score(table, picture);
  const before = places(table);
  place();
  const landing = isScored ? undefined : fly(flight, table, document.body);
  await Promise.all([landing, flip(table, before, flight?.card)]);
}

// What an earlier picture has set in motion ends with it.
function rest(table) {
  for (const animation of table.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) animation.cancel();
  }
}

// The card that was played, and where it comes from.
function flightOf(old, picture, from) {
  const drawing = picture.querySelector("template.flight");
  if (drawing === null) return null;
  const { card, source, target, slow } = drawing.dataset;
  const start = from ?? rectOf(find(old, card) ?? find(old, source));
  return { card, target, start, drawing: drawing.content, duration: slow === undefined ? FLIGHT : FLIGHT * 1.8 };
}

// The card flies to its place, in the old picture where a tile is scored before the new one comes, else in the new one.
async function fly(flight, root, keeper) {
  const own = flight === null ? null : find(root, flight.card);
  const end = flight === null ? null : rectOf(keeper === root ? find(root, flight.target) : own);
  if (!flight?.start || end === null) return;
  const flier = document.createElement("div");
  flier.className = "flier";
  flier.append(flight.drawing.cloneNode(true));
  put(flier, end);
  document.body.append(flier);
  const { start, duration } = flight;
  own?.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: duration * speed(), fill: keeper === root ? "forwards" : "none" });
  const path = [{ transform: between(start, end) }, { transform: lifted(start, end), offset: 0.5 }, { transform: "none" }];
  await animate(flier, path, { duration });
  if (keeper === root) {
    root.append(flier);
    return;
  }
  flier.remove();
}

// A tile that is complete: both sums are shown, the winner's side glows, then the new picture comes.
async function score(old, picture) {
  const { scored, winner } = picture.dataset;
  if (scored === undefined) return;
  const tile = find(old, `tile-${scored}`);
  if (tile === null) return;
  tile.dataset.won = winner;
  for (const side of tile.querySelectorAll("[data-side]")) {
    side.dataset.result = side.dataset.side === winner ? "won" : "lost";
    const sum = side.querySelector(".sum");
    const reached = picture.dataset[`sum${side.dataset.side}`];
    if (sum !== null && reached !== undefined) sum.textContent = reached;
  }
  for (const cube of tile.querySelectorAll("[data-cube]")) cube.dataset.to = `tray-${winner}-${cube.dataset.cube}`;
  await hurry.within(LOOK);
}

function places(root) {
  const found = new Map();
  for (const element of keyed(root)) {
    const rect = element.getBoundingClientRect();
    if (isSeen(rect)) found.set(element.dataset.key, { rect, element });
  }
  return found;
}

async function flip(picture, before, flying) {
  const lost = new Map(before);
  const arrivals = [];
  const moves = [];
  for (const element of keyed(picture)) {
    const rect = element.getBoundingClientRect();
    if (!isSeen(rect)) continue;
    const known = before.get(element.dataset.key);
    lost.delete(element.dataset.key);
    if (element.dataset.key === flying) continue;
    if (known === undefined) arrivals.push([element, rect]);
    else if (known.rect.x !== rect.x || known.rect.y !== rect.y) moves.push([element, known.rect, rect, 0]);
  }
  let order = 0;
  for (const [element, rect] of arrivals) {
    const origin = rectOf(find(picture, element.dataset.from ?? ""));
    if (origin === null) appear(element);
    else moves.push([element, origin, rect, 60 * order++]);
  }
  const running = moves.map(([element, start, end, delay]) =>
    animate(element, [{ transform: between(start, end) }, { transform: "none" }], { duration: MOVE, delay, fill: "backwards" }),
  );
  leave(lost, picture);
  await Promise.race([Promise.all(running), hurry.within(MOVE + 60 * order + 50)]);
}

// What is gone leaves: scored cards to the discard pile, cubes to the tray of the winner.
function leave(lost, picture) {
  for (const { rect, element } of lost.values()) {
    const end = element?.dataset.to === undefined ? null : rectOf(find(picture, element.dataset.to));
    if (element === null || end === null) continue;
    const ghost = element.cloneNode(true);
    ghost.removeAttribute("id");
    ghost.classList.add("flier");
    put(ghost, rect);
    document.body.append(ghost);
    const there = into(end, rect);
    const frames = [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.85 }, { transform: there, opacity: 0 }];
    animate(ghost, frames, { duration: 1.4 * MOVE }).then(() => ghost.remove());
  }
}

// A tile turns over, a cup rises, anything else just comes.
function appear(element) {
  const beginning = { turn: "rotateX(90deg)", rise: "translateY(30px) scale(.4)" }[element.dataset.appear] ?? "scale(.7)";
  animate(element, [{ opacity: 0, transform: beginning }, { opacity: 1, transform: "none" }], { duration: 1.4 * MOVE });
}

function rectOf(element) {
  const rect = element?.getBoundingClientRect();
  return rect !== undefined && isSeen(rect) ? rect : null;
}

function put(element, rect) {
  Object.assign(element.style, {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
}

// The transform that lays an element of place `end` over place `start`; its origin is the upper left corner.
function between(start, end) {
  const scale = start.width / end.width;
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
}

// The transform that brings an element of place `start` to the middle of place `end`, never larger than it was.
function into(end, start) {
  const scale = Math.min(1, end.width / start.width);
  const x = end.x + (end.width - scale * start.width) / 2 - start.x;
  const y = end.y + (end.height - scale * start.height) / 2 - start.y;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function lifted(start, end) {
  const scale = (start.width / end.width + 1) * 0.58;
  return `translate(${(start.x - end.x) / 2}px, ${(start.y - end.y) / 2 - 14}px) scale(${scale})`;
}

const keyOf = (piece) => piece.closest("[data-key]")?.dataset.key;
const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent;

// What has the focus, and how it is known again in another picture; null where that is outside of the table.
function focusIn(root) {
  const element = document.activeElement;
  if (!root.contains(element)) return null;
  return {
    element,
    name: nameOf(element),
    id: element.closest("[data-returns]")?.dataset.returns ?? element.id,
    list: element.closest("details[id]")?.id,
    isPlace: element.matches("button[name=to]"), // which takes nothing before a card is chosen
  };
}

// Find it again: where it stayed, by its identity or that of what it belongs to, by its name, by its list.
function again({ element, name, id, list }, root) {
  return (
    (root.contains(element) && nameOf(element) === name && element) ||
    (id && root.querySelector(`#${CSS.escape(id)}`)) ||
    [...root.querySelectorAll(element.localName)].find((other) => !id && nameOf(other) === name) ||
    (list && root.querySelector(`#${CSS.escape(list)} > summary`))
  );
}

// Focus, opened details and scrolled lists survive a new picture, and chosen cards one that differs only beside the play.
// Where a card was played its neighbour has the focus.
function stateOf(root) {
  const chosen = [...root.querySelectorAll(".hand input[name=action]")];
  const turn = chosen.findIndex((piece) => piece === document.activeElement || piece.checked);
  return {
    turn,
    checked: chosen.filter((piece) => piece.checked).map(keyOf),
    ply: root.dataset.ply,
    isAsked: root.querySelector(ASKED) !== null,
    focus: focusIn(root),
    opened: [...root.querySelectorAll("details[id]")].filter((part) => part.open).map((part) => part.id),
    scrolled: [...root.querySelectorAll("[data-scroll]")].map((part) => [part.id, part.scrollTop]),
  };
}

function restore(root, { focus, opened, scrolled, turn, checked, ply, isAsked }) {
  const pieces = [...root.querySelectorAll(".hand input[name=action]")];
  for (const piece of pieces) piece.checked ||= root.dataset.ply === ply && checked.includes(keyOf(piece));
  for (const id of opened) root.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  for (const [id, top] of scrolled) root.querySelector(`#${CSS.escape(id)}`)?.scrollTo(0, top);
  for (const log of root.querySelectorAll("[data-scroll=end]")) log.scrollTo(0, log.scrollHeight);
  if (focus === null) return;
  const same = focus.isPlace ? null : again(focus, root);
  // A question has the focus first, when it comes and where it has it not already.
  const asked = root.dataset.ply === ply && isAsked ? null : root.querySelector(ASKED);
  const landings = [
    asked?.closest("form")?.contains(same) ? same : asked,
    same,
    root.querySelector(".claims button, [data-landing]"),
    pieces[Math.min(Math.max(turn, 0), pieces.length - 1)],
  ];
  for (const landing of landings) {
    landing?.focus({ preventScroll: true });
    if (!landing || document.activeElement !== landing) continue;
    if (landing.id === "end") landing.scrollIntoView({ block: "nearest" }); // whoever resigned did so from below it
    return;
  }
  if (root.contains(document.activeElement)) document.activeElement.blur(); // it is not what it was
}
