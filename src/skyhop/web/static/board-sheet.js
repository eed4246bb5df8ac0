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

// Return the path data of a route: its own points, or a parabola by its bend, moved aside for a route of a double.
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

export function show(svg, draft, { chosen, marked, names, rooms, words }) {
  const { width, height, space, thickness, city: radius, mooring, panels } = draft.page;
  const called = letters(draft);
  const known = new Set(draft.cities.map((city) => city.key));
  const parts = [make("rect", { class: "page-edge", x: 0, y: 0, width, height })];
  for (const { box } of panels ?? []) parts.push(make("rect", { class: "panel", x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1] }));
  for (const route of draft.routes) {
    if (!route.ends.every((key) => known.has(key))) continue;
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
    [...run].forEach((type, index) => {
      const begin = from + index * (space + gap);
      group.append(make("path", { class: "rim", d: data, "stroke-width": thickness, "stroke-dasharray": `0 ${begin} ${space} 9999` }));
      group.append(make("path", { class: `space type-${type === "?" ? "open" : type}`, d: data, "stroke-width": thickness - 0.8, "stroke-dasharray": `0 ${begin + 0.4} ${space - 0.8} 9999` }));
      const middle = line.getPointAtLength(begin + space / 2);
      const bonus = route.bonus?.[index + 1];
      group.append(make("text", { class: `mark mark-${type === "?" ? "open" : type}`, x: middle.x, y: middle.y, "font-size": thickness * (bonus ? 0.5 : 0.7) }, type));
      if (bonus) group.append(seal(bonus, middle, thickness, words.symbols));
    });
    parts.push(group);
  }
  for (const city of draft.cities) {
    const [x, y] = [city.x * width, city.y * width];
    const name = `${words.city} ${called.get(city.key)}${city.name ? `, ${city.name}` : ""}`;
    const group = make("g", { class: state("city", "city", city.key, chosen, marked), tabindex: 0, role: "button", "aria-label": name, "data-city": city.key });
    group.append(make("circle", { class: "touch", cx: x, cy: y, r: Math.max(radius, 9) }), make("circle", { class: "disc", cx: x, cy: y, r: radius }));
    if (city.capital) group.append(make("circle", { class: "ring", cx: x, cy: y, r: radius * 0.82 }));
    group.append(make("text", { class: "letter", x, y, "font-size": radius * 1.1 }, called.get(city.key)));
    if (city.name) group.append(make("text", { class: "called", x, y: y + radius * 1.7, "font-size": radius * 0.7 }, city.name));
    if (city.slots) group.append(make("text", { class: "slots", x: x + radius * 0.72, y: y - radius * 0.8, "font-size": radius * 0.62 }, city.slots));
    parts.push(group);
  }
  svg.replaceChildren(...parts);
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
