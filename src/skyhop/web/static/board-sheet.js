// Drawing of a draft in the editor: cities, and routes with their spaces along a curve. One unit is one mm.

const SVG = "http://www.w3.org/2000/svg";

export function make(name, attributes, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

export const letter = (number) => {
  let name = "";
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
};

export function letters(draft) {
  const order = [...draft.cities].sort((one, other) => Boolean(other.capital) - Boolean(one.capital));
  return new Map(order.map((city, index) => [city.key, letter(index + 1)]));
}

// Return the path data of a route: through its own points, or as a parabola with its bend. The two routes of a double
// route are moved apart.
export function way(draft, route) {
  const { width, thickness } = draft.page;
  if (route.path?.length) return "M" + route.path.map(([x, y]) => `${x * width} ${y * width}`).join("L");
  const [start, end] = route.ends.map((key) => draft.cities.find((city) => city.key === key));
  const same = draft.routes.filter((other) => other.ends.every((key) => route.ends.includes(key)));
  const along = [(end.x - start.x) * width, (end.y - start.y) * width];
  const long = Math.hypot(...along) || 1;
  const right = [-along[1] / long, along[0] / long];
  const first = same[0].ends[0] === route.ends[0] ? 1 : -1;
  const off = same.length > 1 ? (same[0] === route ? -1 : 1) * first * thickness * 0.58 : 0;
  const at = (share, rise) => [start.x * width + along[0] * share + right[0] * (off + rise), start.y * width + along[1] * share + right[1] * (off + rise)];
  return `M${at(0, 0)}Q${at(0.5, 2 * (route.bend ?? 0) * long)} ${at(1, 0)}`;
}

// Draw a draft as the finished map is drawn: land around the routes, cities as towers, spaces with their symbols.
export function show(svg, draft, { chosen, marked, names, rooms, words }) {
  const { width, height, city: radius, panels } = draft.page;
  const called = letters(draft);
  const known = new Set(draft.cities.map((city) => city.key));
  const routes = draft.routes.filter((route) => route.ends.every((key) => known.has(key)));
  const parts = [make("rect", { class: "sea", x: 0, y: 0, width, height }), ...land(draft, routes)];
  for (const panel of panels ?? []) parts.push(ticket(panel, draft, words));
  parts.push(make("rect", { class: "page-edge", x: 0, y: 0, width, height }));
  for (const route of routes) parts.push(drawnRoute(draft, route, { chosen, marked, names, rooms, words, called }));
  for (const city of draft.cities) parts.push(drawnCity(city, radius, width, { chosen, marked, words, called }));
  svg.replaceChildren(...parts);
}

// Draw one island around all cities and routes, in the colours of shallow water, beach and land.
function land(draft, routes) {
  const { width, city: radius } = draft.page;
  if (!draft.cities.length) return [];
  const edge = hull(draft.cities.map(({ x, y }) => [x * width, y * width])).join("L");
  const d = `M${edge}Z${routes.map((route) => way(draft, route)).join("")}`;
  const broad = { "shallow outer": 7, shallow: 5.8, beach: 4.75, ground: 4.6 };
  return Object.entries(broad).map(([name, wide]) => make("path", { class: name, d, "stroke-width": wide * radius }));
}

// Return the corners of the convex hull of some points.
function hull(points) {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const half = (all) => all.reduce((line, point) => {
    while (line.length > 1 && turn(line.at(-2), line.at(-1), point) <= 0) line.pop();
    return [...line, point];
  }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1), ...(points.length === 1 ? points : [])];
}

// Draw a panel of the page as a ticket with its title: an inventory with its cells, the trajectories, or the name.
function ticket({ what, box: [x0, y0, x1, y1] }, draft, words) {
  const bite = Math.min(1.6, (x1 - x0) / 8, (y1 - y0) / 4);
  const arc = `a${bite} ${bite} 0 0 0`;
  const shape = `M${x0 + bite} ${y0}H${x1 - bite}${arc} ${bite} ${bite}V${y1 - bite}${arc} ${-bite} ${bite}H${x0 + bite}${arc} ${-bite} ${-bite}V${y0 + bite}${arc} ${bite} ${-bite}Z`;
  const title = { inventory: words.inventory, trajectories: words.trajectories }[what] ?? (draft.name || words.unnamed);
  const size = Math.max(2.6, Math.min(4, (y1 - y0) / 5, (1.7 * (x1 - x0)) / title.length));
  const head = Math.min(1.5 * size, y1 - y0);
  const parts = [make("path", { class: "panel", d: shape }), make("text", { class: "heading", x: (x0 + x1) / 2, y: y0 + head / 2 + 0.8, "font-size": size }, title)];
  const [wide, high] = [x1 - x0 - 2 * bite, y1 - y0 - head - bite];
  if (what === "inventory" && draft.inventory && high > 2) {
    const [cell, across] = cells(wide, high, draft.inventory);
    const squares = Array.from({ length: draft.inventory }, (_each, at) => `M${x0 + bite + cell * (at % across)} ${y0 + head + cell * Math.floor(at / across)}h${cell}v${cell}h${-cell}z`);
    parts.push(make("path", { class: "cell", d: squares.join("") }));
  }
  return make("g", { class: "ticket" }, ...parts);
}

// Return the side of the largest square cells so that all of them fit, and the number of cells in a row.
function cells(wide, high, count) {
  const sizes = Array.from({ length: count }, (_each, at) => [Math.min(wide / (at + 1), high / Math.ceil(count / (at + 1))), at + 1]);
  return sizes.reduce((best, other) => (other[0] > best[0] ? other : best));
}

function drawnRoute(draft, route, { chosen, marked, names, rooms, words, called }) {
  const { space, thickness, mooring } = draft.page;
  const data = way(draft, route);
  const line = make("path", { class: "hold", d: data, "stroke-width": Math.max(thickness, 8) });
  const room = Math.max(1, rooms[route.key] ?? Math.floor((line.getTotalLength() - 2 * mooring) / space));
  const run = route.spaces || "?".repeat(room);
  const whole = line.getTotalLength();
  const gap = Math.min(0.12 * space, Math.max(0.02 * space, (whole - 2 * mooring - run.length * space) / (run.length + 1)));
  const from = (whole - run.length * space - (run.length - 1) * gap) / 2;
  const printed = Object.values(route.bonus ?? {}).map((bonus) => `, ${words.bonuses[bonus] ?? bonus}`).join("");
  const name = `${words.route} ${names[route.key] ?? route.ends.map((key) => called.get(key)).join("-")}, ${run}${printed}`;
  const group = make("g", { class: state("route", "route", route.key, chosen, marked), tabindex: 0, role: "button", "aria-label": name, "data-route": route.key }, line);
  if (run.length > room) group.classList.add("crowded");
  group.append(make("path", { class: "cord", d: data }));
  const dash = (name, begin, length, wide) => group.append(make("path", { class: name, d: data, "stroke-width": wide, "stroke-dasharray": `0 ${begin} ${length} 9999` }));
  [...run].forEach((type, index) => {
    const begin = from + index * (space + gap);
    const kind = type === "?" ? "open" : type;
    dash("rim", begin, space, thickness);
    dash(`space type-${kind}`, begin + 0.3, space - 0.6, thickness - 0.6);
    // The symbol is at the upper or left end of the space, and the box for writing takes the rest.
    const [one, other] = [line.getPointAtLength(begin), line.getPointAtLength(begin + space)];
    const isForward = Math.abs(one.x - other.x) > 0.35 * Math.abs(one.y - other.y) ? one.x <= other.x : one.y <= other.y;
    const apart = 0.92 * thickness;
    dash("writing", begin + (isForward ? apart : 0.25 * thickness), space - apart - 0.25 * thickness, 0.62 * thickness);
    const at = line.getPointAtLength(begin + (isForward ? 0.5 * thickness : space - 0.5 * thickness));
    group.append(sign(kind, at, thickness, words.shapes));
    const bonus = route.bonus?.[index + 1];
    if (bonus) group.append(seal(bonus, line.getPointAtLength(begin + space * (isForward ? 0.68 : 0.32)), thickness, words.symbols));
  });
  return group;
}

// Draw the symbol of a type, or a question mark if the type is open.
function sign(kind, { x, y }, thickness, shapes) {
  const [data, isLine] = shapes[kind] ?? [];
  if (!data) return make("text", { class: "mark", x, y, "font-size": 0.7 * thickness }, "?");
  return make("path", { class: `mark mark-${kind}${isLine ? " mark-line" : ""}`, d: data, "fill-rule": "evenodd", transform: `translate(${x} ${y}) scale(${0.29 * thickness})` });
}

function drawnCity(city, radius, width, { chosen, marked, words, called }) {
  const [x, y] = [city.x * width, city.y * width];
  const name = `${words.city} ${called.get(city.key)}${city.name ? `, ${city.name}` : ""}`;
  const group = make("g", { class: state("city", "city", city.key, chosen, marked), tabindex: 0, role: "button", "aria-label": name, "data-city": city.key });
  if (city.capital) group.classList.add("capital");
  const circle = (name, cx, cy, r) => make("circle", { class: name, cx, cy, r });
  const step = (2 * Math.PI * 0.965 * radius) / 20;
  const wall = make("circle", { class: "wall", cx: x, cy: y, r: 0.965 * radius, "stroke-width": 0.1 * radius, "stroke-dasharray": `${0.56 * step} ${0.44 * step}` });
  group.append(circle("touch", x, y, Math.max(radius, 9)), circle("disc", x, y, radius), wall);
  const slots = city.slots ?? 0;
  const size = Math.min(0.235 * radius, 0.665 * radius * Math.sin(Math.PI / Math.max(slots, 3)) * 0.93);
  for (let slot = 0; slot < slots; slot += 1) {
    const turn = (2 * Math.PI * slot) / slots - Math.PI / 2;
    group.append(circle("slot", x + 0.665 * radius * Math.cos(turn), y + 0.665 * radius * Math.sin(turn), size));
  }
  group.append(circle("court", x, y, 0.42 * radius), make("text", { class: "letter", x, y, "font-size": radius * (called.get(city.key).length > 1 ? 0.42 : 0.58) }, called.get(city.key)));
  if (city.name) group.append(make("text", { class: "called", x, y: y + radius * 1.5, "font-size": radius * 0.7 }, city.name));
  return group;
}

// Draw a bonus on a light disc beside the middle of its space: its sign, if any, then its symbol.
function seal(bonus, { x, y }, thickness, symbols) {
  const data = symbols[bonus.replace(/^[+-]/, "")];
  const sign = data ? bonus.match(/^[+-]/)?.[0] : bonus;
  const radius = thickness * 0.45;
  const made = make("g", { class: "seal", transform: `translate(${x} ${y - thickness * 0.78})` }, make("circle", { r: radius }));
  if (sign) made.append(make("text", { x: data ? -radius * 0.5 : 0, y: 0, "font-size": radius * (data ? 1.1 : 0.9) }, sign.replace("-", "−")));
  if (data) made.append(make("path", { d: data, "fill-rule": "evenodd", transform: `translate(${sign ? radius * 0.35 : 0} 0) scale(${radius * (sign ? 0.42 : 0.66)})` }));
  return made;
}

function state(name, what, key, chosen, marked) {
  const id = `${what}:${key}`;
  return [name, chosen === id && "chosen", marked.has(id) && "marked"].filter(Boolean).join(" ");
}
