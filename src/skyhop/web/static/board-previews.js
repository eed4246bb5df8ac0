// Previews of maps that are still being generated: counts the loaded ones, and requests failed ones again.

const lost = document.querySelector("script[data-lost]").dataset.lost;
const progress = document.querySelector(".drawn-so-far progress");
const pauses = [1000, 3000, 9000];
const tried = new WeakMap();

function count() {
  if (!progress) return;
  const all = [...document.querySelectorAll(".shelf .preview")];
  progress.value = all.filter((image) => image.complete && image.naturalWidth).length;
  if (progress.value < all.length) return;
  const news = document.getElementById("all-drawn");
  news.textContent = news.dataset.all;
  progress.parentElement.hidden = true;
}

function again(image) {
  image.src = image.getAttribute("src");
}

function fail(image) {
  const times = tried.get(image) ?? 0;
  tried.set(image, times + 1);
  if (times < pauses.length) return setTimeout(again, pauses[times], image);
  if (image.nextElementSibling?.matches(".lost")) return;
  const press = Object.assign(document.createElement("button"), { type: "button", className: "lost", textContent: lost });
  press.addEventListener("click", (event) => (event.preventDefault(), press.remove(), tried.delete(image), again(image)));
  image.after(press);
}

// The events `load` and `error` do not bubble. So pictures that loaded or failed before this module are checked once.
document.addEventListener("load", ({ target }) => target.matches?.(".preview") && count(), true);
document.addEventListener("error", ({ target }) => target.matches?.(".preview") && fail(target), true);
for (const image of document.querySelectorAll(".preview")) if (image.complete && !image.naturalWidth && image.loading !== "lazy") fail(image);
count();
