// Table of contents that follows the scrolling: the current chapter is marked and visible in it.

import "./clause-search.js";

const contents = document.getElementById("contents");
const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
const chapters = [...document.querySelectorAll(".chapter")];
const seen = new Set();

// Return the link of a chapter. If its only clause has the same number, the clause has the anchor.
const linkOf = (chapter) => links.get(chapter.id || chapter.querySelector("[id]").id);

function mark() {
  const read = chapters.find((chapter) => seen.has(chapter));
  if (read === undefined) return;
  for (const chapter of chapters) {
    if (chapter === read) linkOf(chapter).setAttribute("aria-current", "location");
    else linkOf(chapter).removeAttribute("aria-current");
  }
  const [link, box] = [linkOf(read).getBoundingClientRect(), contents.getBoundingClientRect()];
  if (link.top < box.top || link.bottom > box.bottom) contents.scrollTop += link.top - box.top - contents.clientHeight / 2;
}

const reading = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) isIntersecting ? seen.add(target) : seen.delete(target);
    mark();
  },
  { rootMargin: "-80px 0px -60% 0px" },
);
chapters.forEach((chapter) => reading.observe(chapter));

// Beside the text, the table of contents is always open. Above the text, a click on a link closes it.
const isBeside = window.matchMedia("(min-width: 62rem)");
const fold = () => (contents.open = isBeside.matches);
isBeside.addEventListener("change", fold);
contents.addEventListener("click", (event) => event.target.closest("a") && fold());
fold();
