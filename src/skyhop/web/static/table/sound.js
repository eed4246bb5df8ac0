// Short, soft sounds that the browser synthesizes; off by default.

import { choose, isChosen, setting } from "../settings.js";

const ASKED = "skyhop-sound-asked";
const SHOWN = 10_000; // ms for which the question stays

const LOUDNESS = { soft: 0.3, medium: 1, loud: 2.5 };
let context = null;

const isOn = () => setting("sound") === "on";

function note(pitch, start, length, volume = 0.12, shape = "triangle") {
  const tone = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume * LOUDNESS[setting("loudness")], at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS = {
  card: () => note(330, 0, 0.12),
  due: () => [440, 660].forEach((pitch, turn) => note(pitch, 0.45 + turn * 0.12, 0.22, 0.08)),
  over: () => [523, 440, 349, 523].forEach((pitch, turn) => note(pitch, 0.5 + turn * 0.16, 0.5)),
  scored: () => [392, 494, 587].forEach((pitch, turn) => note(pitch, 0.15 + turn * 0.09, 0.3)),
  trophy: () => [523, 659, 784, 1047].forEach((pitch, turn) => note(pitch, 0.3 + turn * 0.11, 0.5)),
  refused: () => note(160, 0, 0.2, 0.1, "sine"),
};

// Play the sounds of a picture. Each sound accompanies a text: a line of the log, the headline or a notice.
export function playSounds(picture, before) {
  if (!isOn()) return;
  context ??= new AudioContext();
  if (comes("over", picture, before)) SOUNDS.over();
  else if (comes("own", picture, before)) SOUNDS.due();
  if (picture.querySelector(".notice") !== null) SOUNDS.refused();
  else if (picture.dataset.trophy !== undefined) SOUNDS.trophy();
  else if (picture.dataset.scored !== undefined) SOUNDS.scored();
  else if (picture.dataset.actor !== undefined) SOUNDS.card();
}

const comes = (name, picture, before) => name in picture.dataset && !(name in before.dataset);

const toggle = document.getElementById("sound");
const mark = () => toggle?.setAttribute("aria-pressed", String(isOn()));

// Ask once, after the first own action, and only readers who have not chosen. The loudspeaker is the answer "yes", so
// it must be in sight. While the page shows a notice, the question waits until the next action.
const question = document.getElementById("sound-ask");
let hasActed = false;

function ask() {
  if (question === null) return;
  question.hidden = true;
  if (!hasActed || isChosen("sound") || localStorage.getItem(ASKED)) return;
  if (document.getElementById("push") !== null) return; // one question at a time
  if (toggle.offsetParent === null || document.querySelector(".table > .notice, #offer") !== null) return;
  localStorage.setItem(ASKED, "yes");
  question.hidden = false;
  setTimeout(() => (question.hidden = true), SHOWN);
}

if (toggle !== null) {
  mark();
  toggle.addEventListener("click", () => choose("sound", isOn() ? "off" : "on"));
  document.addEventListener("submit", ({ target }) => (hasActed ||= target.getAttribute("action")?.endsWith("/actions")));
  document.addEventListener("picture-shown", ask);
}
document.addEventListener("setting", ({ detail: { name, isOwn } }) => {
  if (name !== "sound" && name !== "loudness") return;
  mark();
  if (question !== null) question.hidden = true;
  if (!isOwn || !isOn()) return;
  context ??= new AudioContext();
  SOUNDS.card();
});
