// Keyboard access to the map, which is one stop of the Tab key. Arrows go from city to city, R around the routes of a
// city, E along a route to its other end, N to lit places, C to the current place. A place announces its title. No rule
// is decided here: the page contains the meaning of each place, or the server is asked.

import { words } from "../table/confirm.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let stop = null; // name of the place that is the Tab stop; null for the map itself
let around = null; // name of the city whose routes R visits

const view = () => document.getElementById("ao-view");
const every = (kind) => [...view().querySelectorAll(kind)];
const named = (id) => (id === null ? null : document.getElementById(id));
const endsOf = (route) => route.id.match(/^route-([A-Z]+)-([A-Z]+)/).slice(1).map((city) => `city-${city}`);

function middle(place) {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Return the nearest place of a kind in a direction; places straight ahead are preferred.
export function nextPlace(from, [right, down], kind) {
  const [x, y] = middle(from);
  const ranked = every(kind)
    .filter((place) => place !== from)
    .map((place) => {
      const [dx, dy] = [middle(place)[0] - x, middle(place)[1] - y];
      const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
      return { place, ahead, cost: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.cost - other.cost);
  return ranked[0]?.place ?? null;
}

// Return the routes of a city, clockwise from the north.
function routesAround(city) {
  const [x, y] = middle(city);
  const angle = (route) => {
    const [rx, ry] = middle(route);
    return (Math.atan2(rx - x, y - ry) + 2 * Math.PI) % (2 * Math.PI);
  };
  return every(".ao-place[id^=route]")
    .filter((route) => endsOf(route).includes(city.id))
    .sort((one, other) => angle(one) - angle(other));
}

function inTurn(places, from, step) {
  const at = places.indexOf(from);
  const first = step > 0 ? 0 : places.length - 1;
  return places[at < 0 ? first : (at + step + places.length) % places.length] ?? null;
}

function nextRoute(from, step) {
  const city = from.id.startsWith("city-") ? from : named(around);
  return city === null ? null : inTurn(routesAround(city), from, step);
}

const home = () => named(view().dataset.home ?? null) ?? every(".ao-place[id^=city]")[0];
const otherEnd = (route) => named(endsOf(route).find((city) => city !== around));

// Return the target of a key from a place, or from the map itself if `from` is null; undefined for other keys.
export function leadsTo(pressed, isShifted, from) {
  const step = isShifted ? -1 : 1;
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  if (key === "c") return home();
  if (key === "n") return inTurn(every(".ao-lit"), from, step);
  if (key in ARROWS && from === null) return isShifted ? undefined : home();
  if (key in ARROWS) return nextPlace(from, ARROWS[key], isShifted ? ".ao-place" : ".ao-place[id^=city]");
  if (key === "r") return nextRoute(from ?? home(), step);
  if (key === "e" && from?.id.startsWith("route-")) return otherEnd(from);
  return undefined;
}

// Make the focused place the Tab stop of the map.
export function stopAt(place) {
  if (place.id.startsWith("city-")) around = place.id;
  else if (!endsOf(place).includes(around)) [around] = endsOf(place);
  stop = place.id;
  setStops(document);
}

export function leave() {
  stop = null;
  setStops(document);
  view().focus();
}

// Make places focusable and give them the role of a button. The server does not, because they need JavaScript.
export function setStops(root) {
  const [table, map] = [root.querySelector("#table") ?? root, root.querySelector("#ao-view")];
  if (map === null) return;
  const isPlayed = table.matches("[data-seat]:not([data-past], [data-over])");
  const there = stop === null ? null : root.querySelector(`#${CSS.escape(stop)}`);
  for (const place of map.querySelectorAll(".ao-place")) {
    const isLit = place.matches(".ao-lit");
    place.setAttribute("tabindex", place === there ? "0" : "-1");
    place.setAttribute("role", isLit || isPlayed ? "button" : "img");
    if (!isLit && isPlayed) place.setAttribute("aria-disabled", "true");
  }
  map.setAttribute("role", "application");
  map.setAttribute("tabindex", there === null ? "0" : "-1");
}

// Describe each place by the effect of pressing it, in the words of the list.
export function describePlaces(root) {
  const told = new Map();
  for (const button of root.querySelectorAll("[name=action][data-target]")) {
    for (const id of `${button.dataset.target} ${button.dataset.way ?? ""}`.trim().split(" "))
      told.set(id, [...(told.get(id) ?? []), words(button)]);
  }
  for (const [id, said] of told) root.querySelector(`#${CSS.escape(id)}`)?.setAttribute("aria-description", said.join("; "));
}

// Draw a focus ring in two colours, of which at least one contrasts with any background. It is drawn under a route and
// its owner's colour, and around a city.
export function ring(place) {
  document.getElementById("ao-ring")?.remove();
  if (place === null) return;
  const shape = place.querySelector(".ao-line, .ao-spot");
  const isRoute = shape.matches(".ao-line");
  const size = Number(shape.getAttribute(isRoute ? "stroke-width" : "r"));
  const drawn = (isRoute ? [2.2, 1.8] : [0.5, 0.22]).map((wide) => {
    const line = shape.cloneNode();
    line.setAttribute("class", "ao-ring");
    line.setAttribute("fill", "none");
    line.setAttribute("stroke-width", size * wide);
    if (!isRoute) line.setAttribute("r", 1.4 * size);
    return line;
  });
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.id = "ao-ring";
  group.append(...drawn);
  document.querySelector(isRoute ? "#ao-map > :is(.wakes, [href='#ao-routes'])" : "#ao-map > [href='#ao-cities']").before(group);
}
