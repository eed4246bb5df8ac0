// Why something cannot be done. What a press of it would have meant stands in the page; the server says what is against
// it, and does nothing. The answer is said once, and stays until something else is chosen.

const table = () => document.getElementById("table");
const notice = () => table().querySelector(":scope > .notice");
const ofHand = (filter) => [...table().querySelectorAll(`.hand input[name=action]${filter}`)].map((piece) => piece.value);
const targets = () => [...table().querySelectorAll("button[name=to]")];
const takes = (target, piece) => target.dataset.takes.split(" ").includes(piece);
const NOTHING = 204;
let asking = "";
let asker = null; // what the answer is about

// What a thing is written to mean, or what its form would send; as long as half of that is open, all that it could be.
function meantBy(asked) {
  if (Array.isArray(asked)) return asked;
  if (asked.matches(".hand input[type=radio]")) return ofPiece(asked.value);
  if (asked.matches("button[name=to]:not([data-lit])")) {
    const chosen = ofHand("[type=radio]:checked");
    return (chosen.length ? chosen : ofHand("")).map((piece) => piece + asked.value);
  }
  if (asked.matches("button[data-least][aria-disabled=true]")) return [new FormData(asked.form).getAll("action").join("")];
  return (asked.dataset.meant ?? asked.closest("[data-why]")?.dataset.why)?.split("|") ?? [];
}

const ofPiece = (piece) =>
  targets().some((target) => takes(target, piece)) ? [] : targets().map((target) => piece + target.value);

// Whoever walks around while others decide is not told at each step that it is not their turn.
export async function explain(asked, announce, isWalkedTo) {
  const shown = table();
  if (isWalkedTo && !("own" in shown.dataset)) return;
  const actions = Array.isArray(asked) || shown.contains(asked) ? meantBy(asked) : [];
  const { address, seat, ply } = shown.dataset;
  if (!actions.length || seat === undefined || "past" in shown.dataset || "over" in shown.dataset) return;
  const question = new URLSearchParams([["seat", seat], ["ply", ply], ...actions.map((action) => ["action", action])]).toString();
  if (asking === question) return;
  asking = question;
  asker = Array.isArray(asked) ? document.activeElement : asked;
  if (asker.dataset.meant) setAll(asker, { role: "button", "aria-disabled": "true" });
  try {
    const answer = await fetch(`${address}/why?${question}`);
    if (asking === question && shown === table() && answer.status !== NOTHING) show(await answer.text(), announce);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // that is what a lost connection is, and the stream tells of it
  } finally {
    if (asking === question) asking = "";
  }
}

const setAll = (element, attributes) => Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));

function show(html, announce) {
  const answer = new DOMParser().parseFromString(html, "text/html").querySelector(".notice, main p");
  if (answer === null) return;
  answer.className = "notice";
  answer.removeAttribute("role");
  notice()?.remove();
  table().prepend(answer);
  if (lieAt(answer, asker?.closest?.(".hand label"))) return announce(answer.textContent);
  const above = -answer.getBoundingClientRect().top;
  if (above > 0) answer.style.marginTop = `${above + 4}px`; // the page is scrolled
  announce(answer.textContent);
}

// What is said of a card stands at the card, above the hand, or beside a hand that lies beside the tiles.
function lieAt(answer, card) {
  if (!card) return false;
  const [piece, around, hand] = [card, table(), card.closest(".hand")].map((each) => each.getBoundingClientRect());
  const isBeside = hand.left > innerWidth / 2;
  answer.classList.add("at-card");
  answer.style.top = `${isBeside ? piece.top - around.top : hand.top - around.top - answer.offsetHeight - 4}px`;
  answer.style.left = isBeside ? "auto" : `${Math.max(12, Math.min(piece.left - around.left, around.width - answer.offsetWidth - 12))}px`;
  answer.style.right = isBeside ? `${around.right - hand.left + 8}px` : "auto";
  return true;
}

// Escape leads back from it to what it is about.
function hush(event) {
  const there = notice();
  if (there === null || (event.type === "keydown" ? event.key !== "Escape" : there.contains(event.target))) return;
  if (there.contains(document.activeElement)) asker?.focus({ preventScroll: true });
  there.remove();
}
for (const choice of ["pointerdown", "change", "keydown"]) document.addEventListener(choice, hush, { capture: true });
