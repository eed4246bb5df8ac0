// Update of a board when a setting changes. Without this module, the buttons of the forms send them.

import { waitFor } from "./waiting.js";

const form = document.getElementById("choices");
const news = document.getElementById("news");
let asked = new AbortController();

form.addEventListener("submit", (event) => {
  if (event.submitter?.name === "ideas") return;
  event.preventDefault();
  show(address(event.submitter));
});

document.addEventListener("change", (event) => {
  if (event.target.form === form && event.target.name) show(address());
});

document.addEventListener("click", async ({ target }) => {
  if (target.id !== "copy") return;
  const link = document.getElementById("link");
  link.select();
  await (navigator.clipboard?.writeText(link.value) ?? document.execCommand("copy")); // the clipboard API needs https
  target.textContent = news.textContent = target.dataset.done;
});

addEventListener("popstate", () => location.reload());

function address(button) {
  const query = new URLSearchParams(new FormData(form));
  if (button?.name) query.set(button.name, button.value);
  return `${form.action}?${query}`;
}

async function show(url) {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const made = document.getElementById("made");
  made.setAttribute("aria-busy", "true");
  news.textContent = news.dataset.busy;
  try {
    const answer = await waitFor(fetch(url, { signal }));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById("made");
    if (next === null) return refuse(page.querySelector(".notice")?.textContent);
    await drawn(next.querySelector("#map").getAttribute("src"));
    if (!signal.aborted) put(next, page.title, answer.url);
  } catch (problem) {
    if (problem.name === "AbortError") return;
    refuse(news.dataset.lost);
  }
}

// Keep the form as filled in, and show the reason of the refusal.
function refuse(problem) {
  document.getElementById("made").removeAttribute("aria-busy");
  news.className = "notice";
  news.textContent = problem ?? news.dataset.lost;
  news.scrollIntoView({ block: "nearest" });
}

async function drawn(source) {
  const image = new Image();
  image.src = source;
  await image.decode().catch(() => {});
}

function put(next, title, url) {
  const focused = document.activeElement?.id;
  document.getElementById("made").replaceWith(next);
  document.title = title;
  document.dispatchEvent(new Event("map-shown"));
  history.pushState(null, "", url);
  news.className = "unseen";
  news.textContent = next.querySelector("h1").textContent;
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}
