// List of drafts with name, picture and date. The reader can open, copy and delete each draft, and restore a deleted
// draft for a day.
import { make, way } from "./board-sheet.js";
import { cards, isOpen } from "./board-shelf.js";

const list = document.getElementById("drafts");

// Return the card of a draft in the list.
export function carded(draft) {
  const keys = new Set(draft.cities.map((city) => city.key));
  const routes = draft.routes.filter((route) => route.ends.every((key) => keys.has(key)));
  const { width, height } = draft.page;
  return { name: draft.name, width, height, routes: routes.map((route) => [way(draft, route), route.spaces?.[0] ?? "?"]), cities: draft.cities.map(({ x, y }) => [x * width, y * width]) };
}

function pictured({ width, height, routes, cities }) {
  const lines = routes.flatMap(([d, type]) => [make("path", { class: "rim", d, "stroke-width": height / 28 }), make("path", { class: `space type-${/^[A-Z]$/.test(type) ? type : "open"}`, d, "stroke-width": height / 45 })]);
  const discs = cities.map(([cx, cy]) => make("circle", { class: "disc", cx, cy, r: height / 32 }));
  return make("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...lines, ...discs);
}

const element = (name, fields, ...inside) => {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...inside);
  return made;
};

function row(one, words) {
  const name = one.name || words.unnamed;
  const act = (does, text) => {
    const button = element("button", { type: "button", textContent: text });
    Object.assign(button.dataset, { draft: one.id, does });
    button.setAttribute("aria-label", `${text}: ${name}`);
    return button;
  };
  if (one.gone) return element("li", { className: "gone" }, element("span", {}, words.gone.replace("%(name)s", name)), act("back", words.back));
  const when = new Date(one.when);
  const date = element("time", { dateTime: when.toISOString(), textContent: when.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) });
  const link = element("a", { href: `#draft=${one.id}` }, pictured(one), element("span", {}, element("b", {}, name), " ", date));
  if (isOpen(one.id)) link.setAttribute("aria-current", "true");
  return element("li", {}, link, element("p", { className: "acts" }, act("copy", words["copy draft"]), act("delete", words.delete)));
}

// Draw the list again, and keep the focus.
export async function listed(words) {
  const all = await cards(carded).catch(() => []);
  const rows = all.map((one) => row(one, words));
  if (rows.length === list.children.length && rows.every((one, at) => one.isEqualNode(list.children[at]))) return; // unchanged
  const { draft, does } = document.activeElement?.dataset ?? {};
  list.replaceChildren(...rows);
  if (!draft) return;
  const buttons = [...list.querySelectorAll("[data-draft]")];
  (buttons.find(({ dataset }) => dataset.draft === draft && dataset.does === does) ?? buttons.find(({ dataset }) => dataset.draft === draft))?.focus();
}
