// Marks of solved puzzles in all lists. Only this browser stores them.

const NAME = "skyhop-puzzles";

function solved() {
  try {
    return new Set((localStorage.getItem(NAME) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set(); // a browser may forbid storage
  }
}

function remember() {
  const name = document.querySelector("[data-solved]")?.dataset.solved;
  const known = solved();
  if (!name || known.has(name)) return;
  try {
    localStorage.setItem(NAME, [...known, name].join(" "));
  } catch {
    // Storage may be forbidden or full. The puzzle then stays unmarked.
  }
}

function mark() {
  const known = solved();
  for (const link of document.querySelectorAll("[data-puzzle]:not(.solved)")) {
    if (!known.has(link.dataset.puzzle)) continue;
    link.classList.add("solved");
    link.append(Object.assign(document.createElement("span"), { className: "unseen", textContent: ` ${link.dataset.told}` }));
  }
  for (const band of document.querySelectorAll(".band")) {
    const count = band.querySelector(".solved-count");
    const numbers = { solved: band.querySelectorAll(".solved").length, count: band.querySelectorAll("[data-puzzle]").length };
    count.textContent = count.dataset.told.replace(/%\((\w+)\)s/g, (_all, name) => numbers[name]);
    count.hidden = numbers.solved === 0;
  }
}

remember();
mark();
document.addEventListener("picture-shown", remember);
window.addEventListener("pageshow", mark);
