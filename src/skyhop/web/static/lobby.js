// Start form: disabling of options that the chosen rules do not have, and a summary of each step. Without this module,
// the form describes the conditions.

import "./commitments.js";
import "./offers.js";
import "./own-name.js";
import { show } from "./times.js";

document.addEventListener("own-changed", show);

const fit = (form) => {
  const chosen = new FormData(form);
  for (const place of form.querySelectorAll("[data-field]")) {
    const value = hasOtherCode(form, place.dataset.field) ? OTHER : (chosen.get(place.dataset.field) ?? "");
    const isFit = value === "" || (value === OTHER && place !== shownIn(form)) || place.dataset.values.split(" ").includes(value);
    place.classList.toggle("greyed", !isFit);
    for (const control of place.querySelectorAll("input, select, textarea")) {
      control.disabled = !isFit;
      if (!isFit && control.type === "radio" && control.checked) chooseAnother(form, control);
    }
  }
  for (const option of form.querySelectorAll("[data-by-ruleset]")) {
    const value = JSON.parse(option.dataset.byRuleset)[chosen.get("ruleset")];
    option.label = value ? `${option.text} (${value})` : option.text;
  }
  for (const step of form.querySelectorAll(".step")) step.querySelector(".told-choices").textContent = told(step);
};

// Only the server knows the features of the map of a code that was typed after the page was loaded.
const OTHER = "another code";
const shownIn = (form) => form.querySelector(".shown");
const hasOtherCode = (form, field) => {
  const code = form.elements[`${field}.code`];
  return Boolean(shownIn(form) && code && form.elements[field].value === "code" && code.value !== code.defaultValue);
};

// Of several possible numbers of players, choose the largest.
const chooseAnother = (form, control) => {
  const others = [...form.elements[control.name]].filter((each) => each !== control && !each.disabled);
  const other = control.name === "players" ? others.findLast((each) => Number(each.value) < Number(control.value)) : others[0];
  if (other) other.checked = true;
};

// Return the choices of a step in the words of its buttons. If no bot of the chosen level plays, leave out the level.
const told = (step) => {
  const hasLevel = !step.querySelector(".kinds") || Boolean(step.querySelector(".kinds [value='']:checked"));
  const inputs = [...step.querySelectorAll("[data-tells] input:checked:enabled")];
  const words = inputs.filter((input) => hasLevel || input.name !== "level").map((input) => {
    const label = input.closest("label");
    return label.title || label.querySelector("b").textContent;
  });
  return words.join(" · ");
};

// While the choices are open, the levels are in the first step. Otherwise they are above the closed choices.
const placeLevels = (form) => {
  const [choices, levels, place] = [".choices", ".levels", ".place-of-levels"].map((part) => form.querySelector(part));
  if (levels && place && choices.open) place.append(levels);
  else if (levels) choices.before(levels);
};

for (const form of document.querySelectorAll("form.start")) {
  form.addEventListener("change", () => fit(form));
  form.querySelector(".choices").addEventListener("toggle", () => placeLevels(form));
  fit(form);
}
// On a narrow screen, one game is in sight. If the choices of the previous game were open, open those of the new game.
document.addEventListener("change", ({ target }) => {
  if (target.name !== "game-in-sight") return;
  const open = document.querySelector(".choices[open]");
  const next = target.closest(".game").querySelector(".choices");
  if (open === null || open === next) return;
  open.open = false;
  next.open = true;
});
// Bring the game of a link into sight, unless the address names another place or the reader comes back to the page.
const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
if (isNew && !location.hash && new URLSearchParams(location.search).has("game")) {
  document.querySelector(".choices[open]")?.closest(".game").scrollIntoView();
}
// Restored pages have their fields filled in only at `pageshow`.
addEventListener("pageshow", () => document.querySelectorAll("form.start").forEach(fit));

// An opened form takes the whole width, and an opened step closes another. Both move everything. Scroll so that the
// pressed element stays in place.
document.addEventListener("click", (event) => {
  const summary = event.target.closest(":is(.choices, .step) > summary");
  if (summary === null) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }));
});
