// Map: pan and zoom, descriptions of places, and pressing of places. No rule is decided here: the page names the lit
// places and their actions. Pressing a place presses its button in the list.

import { asksFirst } from "../table/confirm.js";
import { isReduced } from "../table/motion.js";
import { speak } from "../table/voice.js";
import * as explore from "./explore.js";
import * as question from "./question.js";

const STILL = 6;
const MOST = 8;
const NAMED = 1.12; // on a map that is smaller by more than this, names are hidden
const WAY = 620;
const SHINE = 900;
let shown = null; // visible part: x and y of its centre, and its scale; null for the whole map
let starts = new Map(); // places of the travelers in the previous picture

const view = () => document.getElementById("ao-view");
const map = () => document.getElementById("ao-map");
const sizeOf = (chart) => [Number(chart.dataset.width), Number(chart.dataset.height)];
const LAPTOP = 760; // width of the map in pixels at which names and offered balloons have their usual size
const BUTTONS = 62; // pixels on the right for the buttons over the sea

// Return the whole map with the land beyond it and the sea under the buttons: left, top, width and height in mm, and
// the mm per pixel if all of it is visible.
function whole(chart, box) {
  const [width, height] = sizeOf(chart);
  const shore = Number(chart.dataset.shore);
  const zoom = chart.closest(".ao-stage")?.querySelector(".ao-zoom");
  const aside = zoom && getComputedStyle(zoom).position === "absolute" ? BUTTONS : 0;
  const fit = (right) => Math.max((width + shore) / (box.width - right), (height + 2 * shore) / box.height);
  const narrow = Math.max((width + 2 * shore) / box.width, (height + 2 * shore) / box.height);
  const unit = shore / narrow >= aside ? narrow : fit(aside);
  const right = Math.max(shore, aside * unit);
  return { x: -shore, y: -shore, width: width + shore + right, height: height + 2 * shore, unit };
}

const middleOf = (all) => [all.x + all.width / 2, all.y + all.height / 2];

function look(chart = map(), box = view().getBoundingClientRect()) {
  if (!box.width || !box.height) return;
  const all = whole(chart, box);
  const scale = shown?.scale ?? 1;
  const [wide, high] = [(all.unit * box.width) / scale, (all.unit * box.height) / scale];
  const [x, y] = shown === null ? middleOf(all) : [shown.x, shown.y];
  const within = (at, part, from, size) =>
    part >= size ? from + size / 2 : Math.min(Math.max(at, from + part / 2), from + size - part / 2);
  const [cx, cy] = [within(x, wide, all.x, all.width), within(y, high, all.y, all.height)];
  if (shown !== null) Object.assign(shown, { x: cx, y: cy });
  chart.setAttribute("viewBox", `${cx - wide / 2} ${cy - high / 2} ${wide} ${high}`);
  chart.style.setProperty("--pixel", `${wide / box.width}px`);
  chart.style.setProperty("--ao-city", `${chart.dataset.city}px`);
  const smaller = (LAPTOP * wide) / box.width / chart.dataset.width;
  chart.style.setProperty("--ao-enlarged", Math.max(1, smaller));
  chart.style.setProperty("--ao-names", Number(smaller < NAMED));
  chart.closest(".ao-view").toggleAttribute("data-zoomed", shown !== null);
}

// Zoom around the point (x, y) of the screen.
function zoom(factor, x = null, y = null) {
  const box = view().getBoundingClientRect();
  const all = whole(map(), box);
  const [x0, y0] = middleOf(all);
  const old = shown ?? { x: x0, y: y0, scale: 1 };
  const scale = Math.min(MOST, old.scale * factor);
  if (scale <= 1.001) shown = null;
  else {
    const [dx, dy] = x === null ? [0, 0] : [x - box.x - box.width / 2, y - box.y - box.height / 2];
    const change = all.unit * (1 / old.scale - 1 / scale);
    shown = { x: old.x + dx * change, y: old.y + dy * change, scale };
  }
  look();
}

function pan(dx, dy) {
  if (shown === null) return;
  const mm = whole(map(), view().getBoundingClientRect()).unit / shown.scale;
  shown.x -= dx * mm;
  shown.y -= dy * mm;
  look();
}

// Drag with a mouse or one finger, pinch with two.
const fingers = new Map();
let moved = false;

function press(event) {
  if (!event.target.closest?.("#ao-view") || event.button > 0) return;
  if (fingers.size === 0) moved = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
}

function drag(event) {
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return;
  const others = [...fingers.values()].filter((other) => other !== finger);
  const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
  if (others.length === 1) {
    const [other] = others;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 0) zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    moved = true;
  } else if (!moved && Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) < STILL) return;
  else if (!moved) {
    moved = true;
    if (shown !== null) view().setPointerCapture?.(event.pointerId);
  }
  if (moved) pan(others.length ? dx / 2 : dx, others.length ? dy / 2 : dy);
  Object.assign(finger, { x: event.clientX, y: event.clientY });
}

const release = (event) => fingers.delete(event.pointerId);

// Places: their descriptions, and their buttons in the list.
const placeAt = (event) => event.target.closest?.(".ao-place") ?? null;
const buttonsOf = (place) => [...document.querySelectorAll(`#ao-all button[data-target~="${CSS.escape(place.id)}"]`)];
const linesOf = (place) => place.querySelector("title").textContent.split("\n");

function tell(place) {
  const info = document.getElementById("ao-info");
  if (info === null) return;
  info.hidden = place === null;
  if (place === null) return;
  const [title, ...rest] = linesOf(place);
  const strong = document.createElement("b");
  strong.textContent = title;
  info.replaceChildren(strong, ...rest.map((line) => Object.assign(document.createElement("span"), { textContent: line })));
  info.classList.remove("ao-aloft");
  const [told, it] = [info, place].map((part) => part.getBoundingClientRect());
  info.classList.toggle("ao-aloft", it.bottom > told.top && it.left < told.right && it.top < told.bottom);
}

function choose(place, asksAlways) {
  const buttons = buttonsOf(place);
  if (buttons.length === 0) return;
  if (buttons.length === 1 && !asksAlways) buttons[0].form.requestSubmit(buttons[0]);
  else question.open(place, buttons);
}

function onClick(event) {
  const button = event.target.closest?.("[data-zoom]");
  if (button) {
    if (button.dataset.zoom === "fit") shown = null;
    if (button.dataset.zoom === "fit") look();
    else zoom(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
    return;
  }
  const ends = event.target.closest?.("[data-cities]");
  if (ends) point(ends, ends.getAttribute("aria-pressed") !== "true");
  if (moved || !event.target.closest?.("#ao-view")) return;
  const place = placeAt(event);
  tell(place);
  if (place !== null && question.pressWay(place)) return;
  question.close();
  if (place === null) return;
  // A finger cannot hover. So the first touch shows cost and gain, unless a confirmation follows anyway.
  decide(place, event.pointerType === "touch" && !asksFirst());
}

function decide(place, asksAlways) {
  if (place.matches(".ao-lit")) choose(place, asksAlways);
  else question.askWhy(place);
}

// Highlight the two cities of a trajectory on the map.
function point(ends, isOn) {
  for (const other of document.querySelectorAll("[data-cities]")) other.setAttribute("aria-pressed", String(isOn && other === ends));
  for (const place of document.querySelectorAll(".ao-pointed")) place.classList.remove("ao-pointed");
  if (!isOn) return;
  for (const city of ends.dataset.cities.split(" ")) document.getElementById(`city-${city}`)?.classList.add("ao-pointed");
}

const PANS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const focus = document.activeElement;
  if (!focus?.closest?.("#ao-view")) return;
  const act = actionOf(event.key, focus, event.shiftKey);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function actionOf(key, focus, isShifted) {
  const place = focus.closest(".ao-place");
  if (key === "+" || key === "=") return () => zoom(1.4);
  if (key === "-" || key === "_") return () => zoom(1 / 1.4);
  if (key === "0")
    return () => {
      shown = null;
      look();
    };
  if (place !== null && (key === "Enter" || key === " ")) return () => question.pressWay(place) || decide(place, false);
  if (place !== null && key === "Escape") return explore.leave;
  if (place === null && shown !== null && key in PANS) return () => pan(60 * PANS[key][0], 60 * PANS[key][1]);
  const next = explore.leadsTo(key, isShifted, place);
  return next === undefined ? undefined : () => next?.focus();
}

// Describe a focused place and scroll it into view.
function onFocus(event) {
  const place = event.target.closest?.(".ao-place") ?? null;
  if (place !== null) explore.stopAt(place);
  const isByKeys = place !== null && place.matches(":focus-visible");
  explore.ring(isByKeys ? place : null);
  if (!isByKeys) return;
  if (view().offsetHeight < window.innerHeight) view().scrollIntoView({ block: "nearest" });
  tell(place);
  speak([...linesOf(place), place.getAttribute("aria-description") ?? ""].join(". "), { isNext: true });
  if (shown === null) return;
  const [box, all] = [place.getBoundingClientRect(), view().getBoundingClientRect()];
  const [dx, dy] = [box.x + box.width / 2 - all.x - all.width / 2, box.y + box.height / 2 - all.y - all.height / 2];
  if (Math.abs(dx) > 0.45 * all.width || Math.abs(dy) > 0.45 * all.height) pan(-dx, -dy);
}

const travelers = (root) => [...root.querySelectorAll("#ao-map [data-traveler]")];

function coming({ detail: { old, picture } }) {
  clearTimeout(waiting);
  ready(picture);
  moment = isReduced() ? {} : { route: picture.dataset.scored, goal: picture.dataset.trophy };
  starts = new Map(travelers(old).map(({ dataset: { traveler, x, y } }) => [traveler, { x, y }]));
}

// Keep the visible part of the map in a new picture, and move travelers from their old places.
function placed() {
  watchRoom();
  look();
  const place = document.activeElement.closest(".ao-place:focus-visible");
  if (place !== null) tell(place);
  explore.ring(place);
  if (isReduced()) return;
  const speed = Number(document.documentElement.dataset.speed ?? 1);
  for (const traveler of travelers(document)) {
    const start = starts.get(traveler.dataset.traveler) ?? traveler.dataset;
    const [dx, dy] = [start.x - traveler.dataset.x, start.y - traveler.dataset.y];
    if (Math.hypot(dx, dy) < 0.1) continue;
    const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    traveler.animate(way, { duration: WAY * speed, easing: "cubic-bezier(.4,.1,.3,1)" });
  }
}

// Let a claimed route and a fulfilled trajectory shine once.
let moment = {};
function shine() {
  const timing = { duration: SHINE * Number(document.documentElement.dataset.speed ?? 1) };
  const [route, goal] = [`route-${moment.route}`, `goal-${moment.goal}`].map((id) => document.getElementById(id));
  route?.querySelector(".ao-line").animate([{ stroke: "#ffcd50", strokeOpacity: 1 }, { stroke: "#ffcd50", strokeOpacity: 0 }], timing);
  goal?.animate([{ backgroundColor: "#ffcd50" }, { backgroundColor: "transparent" }], timing);
  goal?.querySelector(".ao-prize").animate([{}, { transform: "scale(1.5)", offset: 0.3 }, {}], timing);
  moment = {};
}

// Play the rival's only possible action, after a delay in which it is visible.
const SEEN = 900; // ms
let waiting = null;
function doForced() {
  const table = document.querySelector("#table:not([data-past]) .ao-table[data-forced]");
  if (table === null) return;
  const button = table.querySelector(`[name=action][value="${CSS.escape(table.dataset.forced)}"]`);
  const speed = Number(document.documentElement.dataset.speed ?? 1);
  waiting = setTimeout(() => button.form.requestSubmit(button), SEEN * speed);
}

// Fit the map to its room, which shrinks when a list opens beside it.
const room = new ResizeObserver(() => look());

function watchRoom() {
  room.disconnect();
  room.observe(view());
  question.watchSizes();
}

function ready(root) {
  question.ready(root);
  explore.setStops(root);
  explore.describePlaces(root);
  for (const part of root.querySelectorAll(".ao-zoom")) part.hidden = false;
}

document.addEventListener("pointerdown", press);
document.addEventListener("pointermove", drag);
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("click", onClick);
document.addEventListener("keydown", onKey);
document.addEventListener("focusin", onFocus);
document.addEventListener("focusout", () => explore.ring(null));
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch" && event.target.closest?.("#ao-view")) tell(placeAt(event));
});
document.addEventListener(
  "wheel",
  (event) => {
    if (!event.target.closest?.("#ao-view") || event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  },
  { passive: false },
);
document.addEventListener("picture-coming", coming);
document.addEventListener("picture-placed", placed);
document.addEventListener("picture-shown", () => {
  shine();
  doForced();
});
question.watch();
ready(document);
watchRoom();
look();
doForced();
