// Favourite maps by share code, stored in this browser and shared by its tabs.

const KEY = "skyhop-maps";
const CODE = /^[1-9][a-z2-7]{4,60}$/;
const full = document.querySelector("script[data-full]").dataset.full;
const shelf = document.getElementById("kept");
document.documentElement.dataset.scripted = "";

function kept() {
  try {
    const all = JSON.parse(localStorage.getItem(KEY)) ?? [];
    return all.filter((one) => CODE.test(one?.code));
  } catch {
    return [];
  }
}

function toggle(button) {
  const { keep: code, look: theme = "", told } = button.dataset;
  const others = kept().filter((one) => one.code !== code);
  const is = others.length === kept().length;
  try {
    localStorage.setItem(KEY, JSON.stringify(is ? [{ code, theme, told: JSON.parse(told) }, ...others] : others));
  } catch {
    return say(button, full);
  }
  mark();
}

function say(button, text) {
  const note = document.createElement("p");
  Object.assign(note, { className: "notice", role: "alert", textContent: text });
  button.closest("p, div").after(note);
}

// Return title and description of a favourite in the reader's language; earlier versions stored one language.
function said({ code, told, title, words }) {
  const here = told?.[document.documentElement.lang];
  return Array.isArray(here) ? here : [title || code, words ?? ""];
}

// Mark favourites on their buttons and in the lists of codes.
function mark() {
  const all = kept();
  const codes = new Set(all.map((one) => one.code));
  for (const button of document.querySelectorAll("[data-keep]")) button.setAttribute("aria-pressed", codes.has(button.dataset.keep));
  for (const list of document.querySelectorAll("#kept-codes")) list.replaceChildren(...all.map((one) => Object.assign(document.createElement("option"), { value: one.code, label: said(one)[0] })));
  if (shelf) show(all);
}

// Show the favourites. A removed one stays visible until the page is left, so that it can be added again.
function show(all) {
  const list = shelf.querySelector("ul");
  const shown = new Set([...list.querySelectorAll("[data-keep]")].map((button) => button.dataset.keep));
  list.prepend(...all.filter((one) => !shown.has(one.code)).map(card));
  shelf.hidden = !list.children.length;
}

function card(one) {
  const { code, theme } = one;
  const [title, words] = said(one);
  const made = shelf.querySelector("template").content.cloneNode(true).firstElementChild;
  const query = theme ? `?${new URLSearchParams({ theme })}` : "";
  made.querySelector("a").href = `/boards/${code}${query}`;
  made.querySelector("img").src = `/boards/${code}.webp${query}`;
  made.querySelector("b").textContent = title;
  made.querySelector("small").textContent = words;
  made.querySelector("input").value = code;
  Object.assign(made.querySelector("button").dataset, { keep: code, look: theme ?? "", told: JSON.stringify(one.told ?? { [document.documentElement.lang]: [title, words] }) });
  return made;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-keep]");
  if (button) toggle(button);
});
addEventListener("storage", ({ key }) => key === KEY && mark());
document.addEventListener("map-shown", mark);
mark();
