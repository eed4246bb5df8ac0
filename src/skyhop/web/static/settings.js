// Settings of the reader. The server writes them on the root element of each page, and a cookie stores them.

import { cookie, keep } from "./cookie.js";

const NAME = "skyhop-settings";
const LANGUAGE = "skyhop-language";
const root = document.documentElement;

export const setting = (name) => root.dataset[name];

// Return true if the reader has chosen a value, even if it is the default.
export const isChosen = (name) => kept().has(name);

const kept = () => new URLSearchParams(cookie(NAME));

export function choose(name, value) {
  const all = kept();
  all.set(name, value);
  keep(NAME, all);
  show({ isOwn: true });
}

// Apply the settings that were chosen here or in another tab.
function show({ isOwn }) {
  for (const [name, value] of kept()) {
    if (setting(name) === value) continue;
    root.dataset[name] = value;
    document.dispatchEvent(new CustomEvent("setting", { detail: { name, isOwn } }));
  }
  for (const field of document.querySelectorAll("#settings input[type=radio]")) field.checked = setting(field.name) === field.value;
}

// Reload the page if the reader chose another language in another tab.
function follow() {
  const language = cookie(LANGUAGE);
  if (language && language !== root.lang && !isInAddress()) location.reload();
}

const isInAddress = () => new URLSearchParams(location.search).has("lang");

document.addEventListener("change", ({ target }) => target.form?.id === "settings" && choose(target.name, target.value));
document.addEventListener("visibilitychange", () => document.hidden || (show({ isOwn: false }), follow()));
window.addEventListener("pageshow", () => show({ isOwn: false }));
