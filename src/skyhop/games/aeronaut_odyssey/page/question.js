// Panel of a question: its chips that compose an action, its position, and the marks of its options on the map. No rule
// is decided here: the page has a button for every legal action, and chosen chips only narrow them down.

const EDGE = 10;
const CLOSE = 16;
const WEIGHTS = { city: 100, route: 12, other: 1, moved: 15 };
const CORNERS = ["bl", "br", "tr", "tl"];
let kept = null; // position chosen by the player: a corner, or shares of the width and height
let drag = null;
let looked = null; // option under the mouse or with the focus

const stage = () => document.querySelector(".ao-stage");
const panelOf = (element) => element.closest(".ao-prompt");
const panels = () => [...document.querySelectorAll(".ao-prompt:not([hidden])")];
const isSheet = (panel) => getComputedStyle(panel).position === "relative";
export const askWhy = (detail) => document.dispatchEvent(new CustomEvent("why", { detail }));
const waysOf = (button) => (button.dataset.way ?? button.dataset.target ?? "").split(" ").filter(Boolean);

const takenIn = (panel) => [...panel.querySelectorAll(".ao-slot[data-part]")].map((slot) => slot.dataset.part);

// Return the parts of an action without the taken ones; null if the action lacks one of those.
function left(parts, taken) {
  const rest = [...parts];
  for (const part of taken) {
    const at = rest.indexOf(part);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function narrow(panel) {
  const taken = takenIn(panel);
  const found = [...panel.querySelectorAll("[data-parts]")]
    .map((button) => ({ button, rest: left(button.dataset.parts.split(" "), taken) }))
    .filter(({ rest }) => rest !== null);
  for (const chip of panel.querySelectorAll(".ao-chip[data-part]")) {
    chip.setAttribute("aria-disabled", String(!found.some(({ rest }) => rest.includes(chip.dataset.part))));
    chip.toggleAttribute("data-taken", taken.includes(chip.dataset.part));
  }
  advise(taken.length ? panel.querySelector(".ao-slot:not([data-part])")?.dataset.asks : undefined);
  return found.find(({ rest }) => rest.length === 0)?.button;
}

// Update the advice at the head of the page and of the question to the chosen chips. It keeps its height, so that the
// chips stay where they are.
function advise(sentence) {
  for (const advice of document.querySelectorAll(".ao-advice, .ao-asks:not([id])")) {
    advice.dataset.first ??= advice.textContent;
    const said = sentence ?? advice.dataset.first;
    if (advice.textContent === said) continue;
    if (sentence !== undefined) advice.style.minHeight ||= `${advice.offsetHeight}px`;
    advice.textContent = said;
  }
}

function take(chip) {
  const panel = panelOf(chip);
  if (chip.getAttribute("aria-disabled") === "true") return askWhy([[...takenIn(panel), chip.dataset.part].join("")]);
  const slot = panel.querySelector(`.ao-slot[data-row="${chip.dataset.row}"]:not([data-part])`);
  if (slot === null) return;
  slot.dataset.part = chip.dataset.part;
  slot.dataset.empty ??= slot.getAttribute("aria-label");
  slot.disabled = false;
  slot.setAttribute("aria-label", chip.dataset.back);
  slot.replaceChildren(chip.querySelector("svg").cloneNode(true));
  const whole = narrow(panel);
  if (whole) panel.requestSubmit(whole);
}

function giveBack(slot) {
  const panel = panelOf(slot);
  const chip = panel.querySelector(`.ao-chip[data-part="${slot.dataset.part}"]`);
  delete slot.dataset.part;
  slot.replaceChildren();
  slot.setAttribute("aria-label", slot.dataset.empty);
  narrow(panel);
  chip.focus({ preventScroll: true });
  slot.disabled = true;
}

// Move a panel to the corner where it covers least of its subject and of the map. There it stays until the choice is
// over, also when its size changes.
function settle(panel) {
  if (!stage() || isSheet(panel)) return;
  if (panel.dataset.corner !== undefined) return lay(panel, panel.dataset.corner || kept);
  const room = stage().getBoundingClientRect();
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const about = new Set((panel.dataset.about ?? "").split(" "));
  const points = [...stage().querySelectorAll(".ao-place")].map((place) => {
    const box = place.getBoundingClientRect();
    const weight = about.has(place.id) ? WEIGHTS[place.id.split("-")[0]] : WEIGHTS.other;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, weight };
  });
  const cost = (spot) => {
    const { x, y } = cornerOf(spot, room, size);
    const isUnder = (point) =>
      point.x > x - CLOSE && point.x < x + size.width + CLOSE && point.y > y - CLOSE && point.y < y + size.height + CLOSE;
    return points.reduce((sum, point) => sum + (isUnder(point) ? point.weight : 0), spot === kept ? -WEIGHTS.moved : 0);
  };
  const spots = [...new Set([...CORNERS, ...(kept ? [kept] : [])])];
  lay(panel, spots.map((spot) => [cost(spot), spot]).sort(([one], [other]) => one - other)[0][1]);
}

function cornerOf(spot, room, size) {
  const [wide, high] = [room.width - size.width - 2 * EDGE, room.height - size.height - 2 * EDGE];
  const [across, down] = typeof spot === "string" ? [Number(spot[1] === "r"), Number(spot[0] === "b")] : spot;
  return clear({ x: room.x + EDGE + across * wide, y: room.y + EDGE + down * high }, room, size);
}

// Return the nearest position on the left of the map's buttons or below them if a panel would cover them.
function clear({ x, y }, room, size) {
  const buttons = stage().querySelector(".ao-zoom").getBoundingClientRect();
  const [left, down] = [x + size.width + EDGE - buttons.left, buttons.bottom + EDGE - y];
  if (left <= 0 || down <= 0) return { x, y };
  const fitsBeside = x - left >= room.left + EDGE;
  const fitsBelow = y + down + size.height + EDGE <= room.bottom;
  if (fitsBelow && (down < left || !fitsBeside)) return { x, y: y + down };
  return fitsBeside ? { x: x - left, y } : { x, y };
}

function lay(panel, spot) {
  const room = stage().getBoundingClientRect();
  const { x, y } = cornerOf(spot, room, { width: panel.offsetWidth, height: panel.offsetHeight });
  panel.dataset.corner = typeof spot === "string" ? spot : "";
  panel.style.translate = `${x - room.x - EDGE}px ${y - room.y - EDGE}px`;
}

function toNextCorner(panel) {
  kept = CORNERS[(CORNERS.indexOf(panel.dataset.corner) + 1) % CORNERS.length];
  lay(panel, kept);
}

function press(event) {
  const head = event.target.closest?.(".ao-head");
  if (!head || event.target.closest("button") || event.button > 0 || isSheet(panelOf(head))) return;
  const [panel, room] = [panelOf(head), stage().getBoundingClientRect()];
  const box = panel.getBoundingClientRect();
  drag = { panel, room, box, x: event.clientX, y: event.clientY };
  head.setPointerCapture?.(event.pointerId);
}

function move(event) {
  if (drag === null) return;
  const { panel, room, box, x, y } = drag;
  const part = (from, by, start, all, size) =>
    Math.min(1, Math.max(0, (from + by - start - EDGE) / Math.max(1, all - size - 2 * EDGE)));
  kept = [
    part(box.x, event.clientX - x, room.x, room.width, box.width),
    part(box.y, event.clientY - y, room.y, room.height, box.height),
  ];
  lay(panel, kept);
}

function fold(panel, button) {
  const isFolded = panel.toggleAttribute("data-folded");
  button.setAttribute("aria-expanded", String(!isFolded));
}

export function open(place, buttons) {
  const panel = document.getElementById("ao-chooser");
  const [title, ...rest] = place.querySelector("title").textContent.split("\n");
  document.getElementById("ao-chooser-title").textContent = title;
  document
    .getElementById("ao-chooser-told")
    .replaceChildren(...rest.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  document.getElementById("ao-chooser-list").replaceChildren(...buttons.map((button) => button.cloneNode(true)));
  panel.dataset.about = [place.id, ...buttons.flatMap(waysOf)].join(" ");
  panel.dataset.returns = place.id;
  panel.hidden = false;
  delete panel.dataset.corner;
  settle(panel);
  show();
  panel.querySelector(".ao-answers button").focus({ preventScroll: true });
}

export function close() {
  const panel = document.getElementById("ao-chooser");
  if (panel === null || panel.hidden) return;
  const isInside = panel.contains(document.activeElement);
  panel.hidden = true;
  show();
  if (isInside) document.getElementById(panel.dataset.returns)?.focus({ preventScroll: true });
}

// Press the option of an open panel that a place of the map represents. Return true if there is one.
export function pressWay(place) {
  const found = panels().flatMap((panel) => [...panel.querySelectorAll("[name=action]")].filter((one) => waysOf(one).includes(place.id)));
  if (found.length === 1) found[0].form.requestSubmit(found[0]);
  else found[0]?.focus();
  return found.length > 0;
}

// Highlight the routes of all open options on the map, and most of all those of the current option.
function show(option = null) {
  looked = option;
  const ways = new Set(panels().flatMap((panel) => [...panel.querySelectorAll("[name=action]")].flatMap(waysOf)));
  const now = new Set(option === null ? [] : waysOf(option));
  for (const place of document.querySelectorAll(".ao-place")) {
    place.classList.toggle("ao-way", ways.has(place.id));
    place.classList.toggle("ao-shown", now.has(place.id));
  }
}

const optionAt = (element) => element?.closest?.("[name=action]:is([data-way], [data-target])") ?? null;

function onClick(event) {
  const button = event.target.closest?.(".ao-prompt button");
  if (!button) return;
  if (button.matches(".ao-slot")) giveBack(button);
  else if (button.matches(".ao-chip[data-part]")) take(button);
  else if (button.dataset.panel === "move") toNextCorner(panelOf(button));
  else if (button.dataset.panel === "fold") fold(panelOf(button), button);
  else if (button.dataset.panel === "close") close();
}

// Arrows move between chips and between answers. Escape returns the chosen chips, or closes the panel.
function onKey(event) {
  const panel = panelOf(document.activeElement ?? document.body);
  if (panel === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    const slot = [...panel.querySelectorAll(".ao-slot[data-part]")].at(-1);
    if (slot) giveBack(slot);
    else if (panel.id === "ao-chooser") close();
    else document.getElementById("ao-view").focus();
    return;
  }
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const stops = [...panel.querySelectorAll(":is(.ao-chips, .ao-answers) button:enabled")].filter((stop) => stop.checkVisibility());
  const at = stops.indexOf(document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length].focus();
}

const sizes = new ResizeObserver(() => panels().forEach(settle));

export function ready(root) {
  for (const part of root.querySelectorAll(".ao-chips, [data-panel]")) part.hidden = false;
  for (const panel of root.querySelectorAll(".ao-prompt")) narrow(panel);
}

export function watchSizes() {
  sizes.disconnect();
  for (const part of document.querySelectorAll(".ao-stage, .ao-prompt")) sizes.observe(part);
}

export function watch() {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", () => (drag = null));
  document.addEventListener("pointercancel", () => (drag = null));
  document.addEventListener("pointerover", (event) => {
    const option = optionAt(event.target) ?? optionAt(document.activeElement);
    if (option !== looked) show(option);
  });
  document.addEventListener("focusin", (event) => show(optionAt(event.target)));
  document.addEventListener("picture-placed", () => {
    panels().forEach(settle); // a browser may report new sizes only in the next frame
    show(optionAt(document.activeElement));
  });
}
