// Map editor. This module draws the map and handles dragging, and the server checks the map. Each operation is a step
// that can be undone. Each step is stored at once.
import { Journal, after, packed, unpacked } from "./board-journal.js";
import { carded, listed as listDrafts } from "./board-drafts.js";
import { letters, make, show } from "./board-sheet.js";
import { begin as beginDraft, cards, copy, followed, isOpen, keep, keepPicture, keptPicture, putAway, take } from "./board-shelf.js";

const words = JSON.parse(document.getElementById("words").textContent);
const [map, sheet, under, say] = ["map", "sheet", "under", "say"].map((id) => document.getElementById(id));
const button = (name) => document.querySelector(`[data-do="${name}"]`);
let journal, preview, tool = "move", chosen = "", marked = new Set(), from = null, zoom = null, asking = new AbortController();
const nothing = { issues: [], counts: "", names: {}, rooms: {}, playable: false };
let found = { ...nothing };
let picture = null;
const fingers = new Map(); // last positions of fingers and mouse on the map
const LEAST_SHOWN = 0.1; // share of the map's width

const draft = () => (preview ? after(journal.draft, preview) : journal.draft);
const city = (key) => journal.draft.cities.find((row) => row.key === key);
const route = (key) => journal.draft.routes.find((row) => row.key === key);
const fresh = (list) => 1 + Math.max(0, ...journal.draft[list].map((row) => row.key));
const write = (field, value) => ({ do: "write", field, value });
const put = (what, row) => ({ do: what, put: row });
const bare = { ...write("faces", []) };

const step = (title, ...changes) => act((before) => before.with({ title, changes }));

// Return the name of the draft in the address.
const named = () => location.hash.match(/^#draft=([\w-]+)/)?.[1];

// Steps that are not stored yet. They are applied again if another tab stored the draft first.
let unkept = [], keeping = Promise.resolve();

function act(doing) {
  journal = doing(journal);
  unkept.push(doing);
  changed();
}

function changed() {
  redraw();
  keeping = keeping.then(shelve);
}

async function shelve() {
  const count = unkept.length;
  try {
    for (let newer; (newer = await keep(journal, carded, Boolean(picture))); ) follow(unkept.reduce((before, doing) => doing(before), newer));
    unkept.splice(0, count);
    if (say.textContent === words.full) say.textContent = "";
    await listDrafts(words);
  } catch {
    say.textContent = words.full;
  }
}

function follow(next, isGone) {
  journal = next;
  say.textContent = isGone ? words["gone elsewhere"] : words.elsewhere;
  redraw();
}

followed(
  (taken, isGone) => {
    if (!from && !unkept.length) follow(taken() ?? journal, isGone);
  },
  () => listDrafts(words),
);

function redraw() {
  preview = null;
  draw();
  panels();
  check();
}

function draw() {
  const { width, height } = journal.draft.page;
  const box = zoom ?? [0, 0, width, height];
  map.setAttribute("viewBox", box.join(" "));
  sheet.style.setProperty("--shape", width / height);
  refocused(map, () => show(map, draft(), { chosen, marked, words, names: found.names, rooms: preview ? {} : found.rooms }));
  button("undo").disabled = !journal.done;
  button("redo").disabled = journal.done === journal.steps.length;
  button("undo").title = journal.steps[journal.done - 1]?.title ?? "";
  button("redo").title = journal.steps[journal.done]?.title ?? "";
  for (const each of document.querySelectorAll("[data-tool]")) each.setAttribute("aria-pressed", each.dataset.tool === tool);
  if (picture) paint(box);
}

// Draw a place again, and keep the focus on the same city or route, or on the field at the same position.
function refocused(place, make) {
  const held = place.contains(document.activeElement) ? document.activeElement : null;
  const id = held && selector(held.dataset.city ? `city:${held.dataset.city}` : `route:${held.dataset.route}`);
  const at = [...place.querySelectorAll(ENTRIES)].indexOf(held);
  make();
  const again = held && (place.querySelector(id) ?? place.querySelectorAll(ENTRIES)[at]);
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
}

const ENTRIES = "input, select, button";
const selector = (id) => `[data-${id.replace(":", '="')}"]`;

function paint([x, y, wide]) {
  const scale = (under.width = 1400) / wide;
  under.height = (1400 * journal.draft.page.height) / journal.draft.page.width;
  const { width, height } = journal.draft.page;
  const fit = Math.min(width / picture.width, height / picture.height);
  under.getContext("2d").drawImage(picture, -x * scale, -y * scale, picture.width * fit * scale, picture.height * fit * scale);
}

async function ask(what, more = {}, signal = undefined) {
  const body = JSON.stringify({ draft: journal.draft, ...more });
  const answer = await fetch(`/boards/edit/${what}`, { method: "POST", body, signal, headers: { "Content-Type": "application/json" } });
  const said = await answer.json().catch(() => ({ problem: words.lost }));
  if (!answer.ok) throw new Error(said.problem ?? words.lost);
  return said;
}

async function check() {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  for (const name of ["play", "print", "file"]) button(name).disabled = true;
  try {
    const answer = await ask("check", {}, signal);
    if (signal.aborted) return;
    found = answer;
    draw();
    issues();
    if (!document.activeElement.matches("#chosen input")) panels(); // keep the field that is being edited
    for (const name of ["play", "print", "file"]) button(name).disabled = !found.playable;
  } catch (problem) {
    if (problem.name !== "AbortError") say.textContent = problem.message;
  }
  if (!signal.aborted) document.documentElement.dataset.checked = ""; // reveals the panels, see board-editor.css
}

function issues() {
  const total = document.getElementById("counts");
  total.textContent = found.counts || words.fine;
  const list = document.getElementById("issues");
  const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const which = at < 0 ? -1 : [...list.children[at].querySelectorAll("button")].indexOf(document.activeElement);
  list.replaceChildren(...found.issues.map(listed));
  if (at < 0) return;
  // After a fix, focus the issue that took its position in the list, or the message that all is fine.
  const next = [...(list.children[Math.min(at, list.children.length - 1)]?.querySelectorAll("button") ?? [])];
  (next[which] ?? next[0] ?? total).focus({ preventScroll: true });
}

function listed(issue) {
  const level = node("span", { className: "badge" }, words.levels[issue.level]);
  const item = node("li", { className: `${issue.level} ${issue.is_left ? "is-left" : ""}` }, level, node("p", {}, issue.text));
  const acts = node("p", { className: "acts" });
  const about = [...(issue.cities ?? []).map((key) => `city:${key}`), ...(issue.routes ?? []).map((key) => `route:${key}`)];
  if (about.length) acts.append(press(words.show, () => zoomTo(about)));
  if (!issue.is_left && issue.is_fixable) acts.append(Object.assign(press(words.mend, () => mend(issue, item)), { className: "mend primary" }));
  if (issue.level === "warning" && !issue.is_left) acts.append(press(words.leave, () => step(words.leave, write("left", [...journal.draft.left, issue.id]))));
  if (issue.rule) acts.append(node("a", { className: "button quiet", href: issue.rule, target: "_blank" }, words.rule));
  item.append(acts);
  return item;
}

// Offer the fixes of an issue. Each describes its change, and previews it on the map.
async function mend(issue, item) {
  item.querySelectorAll(".ways").forEach((old) => old.remove());
  const ways = node("div", { className: "ways" });
  item.append(ways);
  const { fixes } = await ask("fixes", { issue: issue.id }).catch((problem) => ((say.textContent = problem.message), { fixes: [] }));
  if (!fixes.length) ways.append(node("p", {}, words["no fix"]));
  for (const fix of fixes) {
    const look = () => ((preview = fix), (marked = new Set(fix.changes.filter((each) => each.put).map((each) => `${each.do}:${each.put.key}`))), draw());
    const row = node("p", { className: "acts" }, node("span", {}, fix.title), press(words.do, () => ((marked = new Set()), step(fix.title, ...fix.changes))));
    row.append(press(words.not, () => ((preview = null), (marked = new Set()), draw(), ways.remove(), item.querySelector("button.mend")?.focus())));
    row.addEventListener("pointerenter", look);
    row.addEventListener("focusin", look);
    ways.append(row);
    if (fix === fixes[0]) look();
  }
}

function zoomTo(about) {
  marked = new Set(about);
  const { width, height } = journal.draft.page;
  zoom = null;
  draw();
  const boxes = about.map((id) => map.querySelector(selector(id))?.getBBox()).filter(Boolean);
  if (!boxes.length) return;
  const middle = boxes.reduce(([x, y], box) => [x + (box.x + box.width / 2) / boxes.length, y + (box.y + box.height / 2) / boxes.length], [0, 0]);
  lookAt(middle[0] - width / 4, middle[1] - height / 4, 0.5);
  sheet.scrollIntoView({ block: "nearest" });
}

function node(name, fields, ...inside) {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...inside);
  return made;
}

const press = (text, act) => node("button", { type: "button", textContent: text, onclick: act });

function field(title, value, change, choices = null, is_shown = true) {
  const entry = choices
    ? node("select", {}, ...choices.map(([key, text]) => node("option", { value: key, selected: String(key) === String(value) }, text)))
    : node("input", { value, maxLength: 80, autocomplete: "off" });
  entry.addEventListener("change", () => change(entry.value));
  if (is_shown) return node("label", {}, title, entry);
  entry.setAttribute("aria-label", title);
  return entry;
}

function panels() {
  const [what, key] = [chosen.split(":")[0], Number(chosen.split(":")[1])];
  const place = document.getElementById("chosen");
  const shown = what === "city" && city(key) ? cityFields(city(key)) : what === "route" && route(key) ? routeFields(route(key)) : [];
  refocused(place, () => place.replaceChildren(...shown));
  const now = journal.draft;
  const heading = document.getElementById("heading");
  const about = [
    field(words.name, now.name, (value) => step(words.change, write("name", value))),
    field(words.kind, now.ruleset, (value) => step(words.change, write("ruleset", value), bare), Object.entries(words.kinds)),
    field(words.types, now.types, (value) => step(words.change, write("types", [..."ROYWKBPG"].filter((each) => value.toUpperCase().includes(each)).join("")))),
    field(words.inventory, now.inventory, (value) => step(words.change, write("inventory", whole(value, 200)))),
  ];
  refocused(heading, () => heading.replaceChildren(...about));
  const asked = document.getElementById("asked");
  refocused(asked, () => asked.replaceChildren(...now.trajectories.filter((one) => one.ends).map(askedRow)));
}

const whole = (value, most) => Math.min(most, Math.max(0, Math.trunc(Number(value)) || 0));
const counted = (low, high) => [[0, words.open], ...Array.from({ length: high - low + 1 }, (_each, index) => [low + index, low + index])];

function cityFields(row) {
  const called = letters(journal.draft);
  const change = (more) => step(words.change, put("city", { ...row, ...more }));
  const others = journal.draft.cities.filter((other) => other !== row).map((other) => [other.key, called.get(other.key)]);
  const box = node("label", { className: "choice" }, node("input", { type: "checkbox", checked: row.capital, onchange: (event) => crown(row, event.target.checked) }), node("span", {}, words.capital));
  return [
    node("h2", {}, `${words.city} ${called.get(row.key)}`),
    field(words["city name"], row.name ?? "", (value) => change({ name: value.slice(0, 40) })),
    field(words.slots, row.slots ?? 0, (value) => change({ slots: Number(value) }), counted(1, 12)),
    box,
    field(words.join, "", (value) => value && join(row.key, Number(value)), [["", "…"], ...others]),
    press(words.drop, drop),
  ];
}

function crown(row, is) {
  const others = journal.draft.cities.filter((other) => other.capital && other !== row);
  step(words.change, ...others.map((other) => put("city", { ...other, capital: false })), put("city", { ...row, capital: is }));
}

function routeFields(row) {
  const twins = journal.draft.routes.filter((other) => other.ends.every((key) => row.ends.includes(key)));
  const change = (more) => step(words.change, put("route", { ...row, ...more }));
  const length = (value) => step(words.change, ...twins.map((twin) => put("route", resized(twin, Number(value)))));
  const type = row.multi ? "multi" : (row.spaces?.[0] ?? "?");
  const types = [["?", words.open], ...[...journal.draft.types].map((each) => [each, `${each} ${words.colours[each]}`]), ["A", words.gray], ["multi", words.multi]];
  const room = words.room.replace("%(count)s", found.rooms[row.key] ?? "?");
  const fields = [
    node("h2", {}, `${words.route} ${found.names[row.key] ?? ""}`),
    field(`${words.length} (${room})`, row.spaces?.length ?? 0, length, counted(1, 6)),
    field(words.type, type, (value) => change({ multi: value === "multi", spaces: (value === "multi" ? "?" : value).repeat(row.spaces?.length || 1) }), types),
  ];
  if (row.multi) fields.push(field(words.multi, row.spaces, (value) => change({ spaces: value.toUpperCase().replace(/[^ROYWKBPG?]/g, "").slice(0, 6) })));
  const bonuses = [["", words.none], ...Object.entries(words.bonuses).filter(([each]) => !/^\+[A-Z]$/.test(each) || journal.draft.types.includes(each[1]))];
  for (let space = 1; space <= (row.spaces?.length ?? 0); space += 1) {
    const given = ({ [space]: _old, ...others }, value) => (value ? { ...others, [space]: value } : others);
    fields.push(field(words.bonus.replace("%(number)s", space), row.bonus?.[space] ?? "", (value) => change({ bonus: given(row.bonus ?? {}, value) }), bonuses));
  }
  if (twins.length < 2) fields.push(press(words.second, () => step(words.second, put("route", { ...row, path: [], bend: bendOf(row), multi: false }), put("route", { key: fresh("routes"), ends: row.ends, spaces: "?".repeat(row.spaces?.length ?? 0), bend: bendOf(row) }))));
  return [...fields, press(words.drop, drop)];
}

function resized(row, length) {
  const bonus = Object.fromEntries(Object.entries(row.bonus ?? {}).filter(([space]) => Number(space) <= length));
  const run = row.spaces ?? "";
  return { ...row, bonus, multi: Boolean(row.multi) && length > 1, spaces: run.slice(0, length).padEnd(length, row.multi ? "?" : run[0] || "?") };
}

function askedRow(one) {
  const called = [...letters(journal.draft)];
  const change = (more) => step(words.change, put("trajectory", { ...one, ...more }));
  const end = (at) => field(words.city, one.ends[at], (value) => change({ ends: one.ends.map((key, index) => (index === at ? Number(value) : key)) }), called, false);
  const rewards = [["", words.open], ...["points", "spaces", "swaps"].map((each) => [each, words[each]]), ...[...journal.draft.types].map((each) => [each, words.colours[each]])];
  const away = press("×", () => step(words.drop, { do: "drop", of: "trajectories", key: one.key }));
  away.setAttribute("aria-label", words.drop);
  return node("div", { className: "row" }, end(0), end(1), field(words.reward, one.reward ?? "", (value) => change({ reward: value }), rewards, false), field(words.amount, one.amount ?? 0, (value) => change({ amount: whole(value, 40) }), null, false), away);
}

// Return the bend of a route. A route with its own points keeps its bend when one of its cities moves.
function bendOf(row) {
  if (!row.path?.length) return row.bend ?? 0;
  const [start, end] = [row.path[0], row.path.at(-1)];
  const middle = row.path[Math.floor(row.path.length / 2)];
  const along = [end[0] - start[0], end[1] - start[1]];
  const off = [middle[0] - (start[0] + end[0]) / 2, middle[1] - (start[1] + end[1]) / 2];
  return bounded((along[0] * off[1] - along[1] * off[0]) / (along[0] ** 2 + along[1] ** 2 || 1));
}

const bounded = (bend) => Math.round(Math.min(0.6, Math.max(-0.6, bend)) * 1000) / 1000;

function moved(key, x, y) {
  const { width, height } = journal.draft.page;
  const place = { x: Math.round(Math.min(1, Math.max(0, x)) * 1e5) / 1e5, y: Math.round(Math.min(height / width, Math.max(0, y)) * 1e5) / 1e5 };
  const hanging = journal.draft.routes.filter((row) => row.ends.includes(key) && row.path?.length);
  return { title: words.move, changes: [put("city", { ...city(key), ...place }), ...hanging.map((row) => put("route", { ...row, path: [], bend: bendOf(row) }))] };
}

function bent(key, [x, y]) {
  const row = route(key);
  const [start, end] = row.ends.map(city);
  const along = [end.x - start.x, end.y - start.y];
  const off = [x - (start.x + end.x) / 2, y - (start.y + end.y) / 2];
  const bend = bounded((along[0] * off[1] - along[1] * off[0]) / (along[0] ** 2 + along[1] ** 2 || 1));
  const twins = journal.draft.routes.filter((other) => other.ends.every((each) => row.ends.includes(each)));
  return { title: words.bend, changes: twins.map((twin) => put("route", { ...twin, path: [], bend: twin.ends[0] === row.ends[0] ? bend : -bend })) };
}

function join(one, other) {
  if (one === other || !city(one) || !city(other)) return;
  const twins = journal.draft.routes.filter((row) => row.ends.includes(one) && row.ends.includes(other));
  if (twins.length > 1) return;
  const key = fresh("routes");
  chosen = `route:${key}`;
  const row = { key, ends: [one, other], spaces: twins[0] ? "?".repeat(twins[0].spaces?.length ?? 0) : "", bend: twins[0] ? bendOf(twins[0]) : 0 };
  const beside = twins.map((twin) => put("route", { ...twin, ends: [one, other], path: [], bend: row.bend, multi: false }));
  step(words["add route"], ...(twins[0]?.ends[0] === other ? [] : beside), put("route", twins[0]?.ends[0] === other ? { ...row, ends: [other, one] } : row), bare);
}

function drop() {
  const [what, key] = [chosen.split(":")[0], Number(chosen.split(":")[1])];
  if (!key) return;
  chosen = "";
  step(words.drop, { do: "drop", of: what === "city" ? "cities" : "routes", key }, bare);
}

function placeOf(event) {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  return [at.x / journal.draft.page.width, at.y / journal.draft.page.width];
}

function addCity([x, y]) {
  const key = fresh("cities");
  chosen = `city:${key}`;
  step(words["add city"], put("city", { key, ...moved_place(x, y) }), bare);
}

// Add a city by key where most room is free; arrow keys move it from there.
function addCityByKey() {
  const [x, y, wide, high] = zoom ?? [0, 0, journal.draft.page.width, journal.draft.page.height];
  const places = Array.from({ length: 15 * 10 }, (_each, index) => [x + (wide * (1 + (index % 15))) / 16, y + (high * (1 + Math.floor(index / 15))) / 11]);
  const room = (place) => Math.min(...places_taken().map((other) => Math.hypot(place[0] - other[0], place[1] - other[1])), ...borders(place));
  const best = places.reduce((one, other) => (room(other) > room(one) ? other : one));
  addCity(best.map((at) => at / journal.draft.page.width));
  map.querySelector(selector(chosen))?.focus();
}

const places_taken = () => journal.draft.cities.map((row) => [row.x * journal.draft.page.width, row.y * journal.draft.page.width]);

// Return the distance of a place from the page's edges and panels; cities may be nearer to these than to other cities.
function borders([x, y]) {
  const { width, height, panels = [] } = journal.draft.page;
  const apart = panels.map(({ box }) => Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3])));
  return [x, y, width - x, height - y, ...apart].map((far) => 2.5 * far);
}

const moved_place = (x, y) => ({ x: Math.round(Math.min(1, Math.max(0, x)) * 1e5) / 1e5, y: Math.round(Math.max(0, y) * 1e5) / 1e5 });

map.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, event);
  map.setPointerCapture(event.pointerId);
  if (fingers.size > 1) return letGo();
  const at = event.target.closest("[data-city], [data-route]");
  from = { key: Number(at?.dataset.city ?? at?.dataset.route ?? 0), is: at?.dataset.city ? "city" : at ? "route" : "", start: placeOf(event), far: false };
});

map.addEventListener("pointermove", (event) => {
  if (fingers.size === 2 && fingers.has(event.pointerId)) return pinch(event);
  if (!from) return;
  const at = placeOf(event);
  from.far ||= Math.hypot(at[0] - from.start[0], at[1] - from.start[1]) > 0.008;
  if (!from.far) return;
  if (tool === "route" && from.is === "city") return stretch(city(from.key), at);
  if (tool !== "move") return;
  const { width } = journal.draft.page;
  if (!from.is) return zoom && lookAt(zoom[0] - (at[0] - from.start[0]) * width, zoom[1] - (at[1] - from.start[1]) * width, zoom[2] / width);
  preview = from.is === "city" ? moved(from.key, ...at) : bent(from.key, at);
  draw();
});

// Zoom and move the map with two fingers.
function pinch(event) {
  const spread = () => {
    const [one, other] = [...fingers.values()].map(placeOf);
    return { apart: Math.hypot(one[0] - other[0], one[1] - other[1]), middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] };
  };
  const before = spread();
  fingers.set(event.pointerId, event);
  const now = spread();
  if (now.apart) nearer(before.apart / now.apart, before.middle);
}

function stretch(start, end) {
  const { width } = journal.draft.page;
  map.querySelector(".stretched")?.remove();
  map.append(make("path", { class: "stretched", d: `M${start.x * width} ${start.y * width}L${end[0] * width} ${end[1] * width}` }));
}

const letGo = () => ((from = null), (preview = null), draw());

map.addEventListener("pointercancel", (event) => (fingers.delete(event.pointerId), letGo()));

map.addEventListener("pointerup", (event) => {
  fingers.delete(event.pointerId);
  if (!from) return;
  const { key, is, far } = from;
  const at = placeOf(event);
  from = null;
  marked = new Set();
  if (tool === "city" && is !== "city") return addCity(at);
  const over = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest?.("[data-city]")).find(Boolean);
  if (tool === "route") return toRoute(is === "city" ? key : 0, Number(over?.dataset.city ?? 0));
  if (preview && far) return step(preview.title, ...preview.changes);
  if (far && !is) return; // the map was dragged, so keep the selection
  chosen = is ? `${is}:${key}` : "";
  draw();
  panels();
});

let first = 0;
function toRoute(start, end) {
  if (start && end && start !== end) return (first = 0), join(start, end);
  if (first && end && first !== end) return join(first, end), (first = 0);
  first = end;
  marked = new Set(end ? [`city:${end}`] : []);
  draw();
}

map.addEventListener("focusin", (event) => {
  const at = event.target.closest("[data-city], [data-route]");
  if (!at || !event.target.matches(":focus-visible")) return;
  chosen = at.dataset.city ? `city:${at.dataset.city}` : `route:${at.dataset.route}`;
  panels();
  if (zoom) bringIntoSight(at.getBBox());
});

// Scroll a focused element of the enlarged map into view.
function bringIntoSight({ x, y, width, height }) {
  const [across, down] = [x + width / 2 - zoom[0], y + height / 2 - zoom[1]];
  const is_seen = across > 0 && across < zoom[2] && down > 0 && down < zoom[3];
  if (!is_seen) lookAt(zoom[0] + across - zoom[2] / 2, zoom[1] + down - zoom[3] / 2, zoom[2] / journal.draft.page.width);
}

// Enter does the same as a click: the tool for routes connects two cities, other tools focus the fields.
map.addEventListener("keydown", (event) => {
  const at = event.target.closest("[data-city], [data-route]");
  if (!at || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  if (tool === "route" && at.dataset.city) return toRoute(0, Number(at.dataset.city));
  document.querySelector("#chosen :is(input, select)")?.focus();
});

document.addEventListener("keydown", (event) => {
  const is_typing = event.target.closest("input, select, textarea");
  if ((event.ctrlKey || event.metaKey) && !is_typing && ["z", "y"].includes(event.key.toLowerCase())) {
    event.preventDefault();
    return acts[event.key.toLowerCase() === "y" || event.shiftKey ? "redo" : "undo"]();
  }
  if (is_typing || !chosen) return;
  const key = Number(chosen.split(":")[1]);
  const far = event.shiftKey ? 5 : 1;
  const steps = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key];
  if (event.key === "Delete" || event.key === "Backspace") return event.preventDefault(), drop();
  if (!steps) return;
  event.preventDefault();
  if (chosen.startsWith("city") && city(key)) step(words.move, ...moved(key, city(key).x + steps[0] * 0.01, city(key).y + steps[1] * 0.01).changes);
  else if (route(key)) step(words.bend, put("route", { ...route(key), path: [], bend: bounded(bendOf(route(key)) + (steps[0] + steps[1]) * 0.02) }));
  map.querySelector(selector(chosen))?.focus();
});

function save(name, text) {
  const link = node("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function begin(query) {
  const answer = await fetch(`/boards/edit/start?${new URLSearchParams(query)}`);
  const given = await answer.json().catch(() => ({ problem: words.lost }));
  if (!answer.ok) return (say.textContent = given.problem);
  bring(Journal.of(JSON.stringify(given)));
}

// Open another map as a new draft; the current one stays in the list.
async function bring(next) {
  await keeping;
  if (unkept.length) return (say.textContent = words.full);
  enter(next, beginDraft());
  changed();
}

// Show a draft on the map and put it into the address, so that Back returns to the previous draft.
function enter(next, id) {
  journal = next;
  if (named() !== id) history[named() ? "pushState" : "replaceState"](null, "", `${location.pathname}#draft=${id}`);
  [chosen, zoom, marked, tool, found] = ["", null, new Set(), next.draft.cities.length ? "move" : "city", { ...nothing }];
  [picture, from, first] = [null, null, 0];
  under.width = 0;
  say.textContent = next.draft.cities.length ? words.hint : words.begin;
}

async function openDraft(id) {
  await keeping;
  if (unkept.length) return (say.textContent = words.full);
  const next = await take(id).catch(() => undefined);
  if (!next) return (say.textContent = next === null ? words.unreadable : words.missing);
  enter(next, id);
  redraw();
  await Promise.all([listDrafts(words), showPicture()]);
}

async function showPicture() {
  const file = await keptPicture();
  if (file) (picture = await createImageBitmap(file).catch(() => null)), draw();
}

const drafts = {
  delete: (id) => putAway(id, Date.now()),
  back: (id) => putAway(id, 0),
  copy: async (id) => {
    const renamed = (before) => before.with({ title: words.change, changes: [write("name", words.copy.replace("%(name)s", before.draft.name || words.unnamed).slice(0, 80))] });
    location.hash = `draft=${await copy(id, renamed, carded)}`;
  },
};

// Show a part of the map, limited to the page.
function lookAt(x, y, share) {
  const { width, height } = journal.draft.page;
  const within = (at, whole) => Math.min(whole * (1 - share), Math.max(0, at));
  zoom = share >= 1 ? null : [within(x, width), within(y, height), width * share, height * share];
  draw();
}

// Zoom around a point of the map, which keeps its position on the screen.
function nearer(factor, about = null) {
  const { width, height } = journal.draft.page;
  const [x, y, wide, high] = zoom ?? [0, 0, width, height];
  const share = Math.max(LEAST_SHOWN, (wide * factor) / width);
  const [left, top] = about ? [(about[0] * width - x) / wide, (about[1] * width - y) / high] : [0.5, 0.5];
  lookAt(x + left * (wide - width * share), y + top * (high - height * share), share);
}

const acts = {
  undo: () => ((journal = journal.at(journal.done - 1)), changed()),
  redo: () => ((journal = journal.at(journal.done + 1)), changed()),
  in: () => nearer(0.7),
  out: () => nearer(1.43),
  whole: () => ((zoom = null), (marked = new Set()), draw()),
  ask: () => {
    const [one, other] = journal.draft.cities;
    if (other) step(words.change, put("trajectory", { key: fresh("trajectories"), ends: [one.key, other.key] }));
  },
  blank: () => begin({ size: document.getElementById("size").value, kind: document.getElementById("kind").value }),
  code: () => begin({ code: document.getElementById("code").value.trim().split("/").at(-1) }),
  complete: async () => {
    const wishes = [...document.querySelectorAll("#wishes :checked")].map((box) => box.value);
    const { step: next, why_not } = await ask("complete", { wishes });
    say.textContent = why_not.join(" ");
    if (next.changes.length) step(next.title, ...next.changes);
  },
  play: async () => {
    const { file, play } = await ask("board");
    sessionStorage.setItem("skyhop-board", file);
    location.href = play;
  },
  print: async () => {
    const { file } = await ask("board");
    const form = document.getElementById("paper");
    form.elements.board.value = file;
    form.submit();
  },
  file: async () => save("board.json", (await ask("board")).file),
  draft: () => save("draft.json", journal.file),
  link: async () => {
    await navigator.clipboard.writeText(`${location.origin}/boards/edit#map=${await packed(journal.draft)}`);
    say.textContent = words.copied;
  },
};

document.addEventListener("click", async (event) => {
  const pressed = event.target.closest("[data-do], [data-tool], [data-does]");
  if (!pressed) return;
  if (pressed.dataset.tool) {
    [tool, first] = [pressed.dataset.tool, 0];
    say.textContent = words.tools[tool];
    return tool === "city" && !event.detail ? addCityByKey() : draw();
  }
  try {
    if (pressed.dataset.do) return await acts[pressed.dataset.do]();
    await keeping;
    await drafts[pressed.dataset.does](pressed.dataset.draft);
    await listDrafts(words);
  } catch (problem) {
    say.textContent = pressed.dataset.does ? words.full : problem.message;
  }
});

document.getElementById("open").addEventListener("change", async (event) => {
  const text = await event.target.files[0]?.text();
  if (!text) return;
  try {
    const given = JSON.parse(text);
    if (given.format !== "skyhop-board-1") return bring(Journal.of(text));
    const answer = await fetch("/boards/edit/check", { method: "POST", body: JSON.stringify({ draft: given }) });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.problem);
    bring(Journal.of(JSON.stringify(said.draft)));
  } catch (problem) {
    say.textContent = problem.message;
  }
});

// Load the picture under the map. It stays in this browser: it is drawn onto a canvas and never sent.
document.getElementById("picture").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (!file) return;
  picture = await createImageBitmap(file);
  await keepPicture(file);
  changed();
});

// Zoom with Ctrl and the wheel, as touchpads report a pinch. The wheel alone scrolls the page.
map.addEventListener("wheel", (event) => event.ctrlKey && (event.preventDefault(), nearer(1.002 ** event.deltaY, placeOf(event))), { passive: false });

addEventListener("resize", () => journal && draw());

addEventListener("hashchange", () => {
  if (named() && !isOpen(named())) openDraft(named());
});

const brought = location.hash.match(/^#map=([\w-]+)/);
const code = new URLSearchParams(location.search).get("code");
const before = await cards(carded).catch(() => []);
let problem = "";
if (brought) await unpacked(brought[1]).then(bring, () => (problem = words.unreadable));
else if (code) await begin({ code });
if (!journal) {
  const wanted = before.find(({ id }) => id === named()) ?? before.find(({ gone }) => !gone);
  if (named() && wanted?.id !== named()) problem = words.missing;
  if (wanted) await openDraft(wanted.id);
}
if (!journal) await begin({ size: "small" });
await listDrafts(words);
if (problem) say.textContent = problem;
document.documentElement.dataset.scripted = "";
