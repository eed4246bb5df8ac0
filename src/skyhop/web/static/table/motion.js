// Motion between two pictures. Elements with the same `data-key` move from their old to their new place. New elements
// come from the place in `data-from`, or appear; removed elements leave to the place in `data-to`.

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
const ASKED = "[data-landing=first]"; // first element to focus, such as a question

// End all motion at a click or key, so that the reader need not wait.
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

// Pause the animation of a control that is being pressed, so that the click hits it, and finish it after that. Keep
// finished animations too: the document no longer lists them, but a promise still waits for them.
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

// A hidden tab has no frames, so its animations never end. A timeout replaces them.
const LATE = 100; // ms
const late = ({ duration, delay }) => new Promise((resolve) => setTimeout(resolve, duration + delay + LATE));

const find = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);
const keyed = (root) => [...root.querySelectorAll("[data-key]")];
const isSeen = (rect) => rect.width > 0 && rect.height > 0;

// Replace the table with a picture. Call `placed` when all of the picture exists and nothing has moved yet. Call `restored`
// when the reader's choice, focus and scrolling are back.
export async function showPicture(table, picture, { from = null, placed = () => {}, restored = () => {} } = {}) {
  const kept = stateOf(table);
  for (const target of table.querySelectorAll("[data-lit]")) target.removeAttribute("data-lit");
  const place = () => {
    rest(table);
    renew(table, picture);
    placed();
    restore(table, kept);
    restored();
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
  for (const letter of picture.dataset.trophy ?? "") shine(find(table, `trophy-${letter}`));
}

// Let a won trophy shine once. The page does not wait for the end.
function shine(trophy) {
  const most = { transform: "scale(1.6) rotate(-8deg)", filter: "drop-shadow(0 0 8px #ffcd50)", offset: 0.4 };
  if (trophy !== null) animate(trophy, [{}, most, {}], { duration: LOOK });
}

// End all animations of an earlier picture.
function rest(table) {
  for (const animation of table.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) animation.cancel();
  }
}

// Return the played card, and the place that it comes from.
function flightOf(old, picture, from) {
  const drawing = picture.querySelector("template.flight");
  if (drawing === null) return null;
  const { card, source, target, slow } = drawing.dataset;
  const start = from ?? rectOf(find(old, card) ?? find(old, source));
  return { card, target, start, drawing: drawing.content, duration: slow === undefined ? FLIGHT : FLIGHT * 1.8 };
}

// Let the card fly to its place: in the old picture before a tile is scored, else in the new picture.
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

// Score a completed tile: show both sums, let the winner's side glow, then show the new picture.
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

// Let removed elements leave: scored cards to the discard pile, cubes to the tray of the winner.
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

// Let an element appear: a tile turns over, a cup rises, others fade in.
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

// Return the transform from the box `end` to the box `start`; the origin is the upper left corner.
function between(start, end) {
  const scale = start.width / end.width;
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
}

// Return the transform from the box `start` to the middle of the box `end`, without enlarging it.
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

// Return the focused element, with data to find it in another picture; null if the focus is outside the table.
function focusIn(root) {
  const element = document.activeElement;
  if (!root.contains(element)) return null;
  return {
    element,
    name: nameOf(element),
    id: element.closest("[data-returns]")?.dataset.returns ?? element.id,
    list: element.closest("details[id]")?.id,
    isPlace: element.matches("button[name=to]"), // a place is disabled until a card is chosen
  };
}

// Find a focused element again: the same element, one with its id or name, or its list.
function again({ element, name, id, list }, root) {
  return (
    (root.contains(element) && nameOf(element) === name && element) ||
    (id && root.querySelector(`#${CSS.escape(id)}`)) ||
    [...root.querySelectorAll(element.localName)].find((other) => !id && nameOf(other) === name) ||
    (list && root.querySelector(`#${CSS.escape(list)} > summary`))
  );
}

// Keep the focus, opened details and scroll positions in a new picture. Keep chosen cards if the ply is the same. After
// a card was played, focus its neighbour.
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
  // A new question gets the focus first.
  const asked = root.dataset.ply === ply && isAsked ? null : root.querySelector(ASKED);
  const landings = [
    asked?.closest("form")?.contains(same) ? same : asked,
    same,
    root.querySelector(".claims button:enabled, [data-landing]"),
    pieces[Math.min(Math.max(turn, 0), pieces.length - 1)],
  ];
  for (const landing of landings) {
    if (!landing || landing.disabled) continue; // a disabled button keeps the focus for a moment only
    landing.focus({ preventScroll: true });
    if (document.activeElement !== landing) continue;
    if (landing.id === "end") landing.scrollIntoView({ block: "nearest" }); // the resign button is below the panel
    return;
  }
  if (root.contains(document.activeElement)) document.activeElement.blur(); // the focused element changed its meaning
}
