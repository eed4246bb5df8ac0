// Short, soft sounds made by the browser itself; silent until switched on.

const NAME = "skyhop-sound";
let context = null;

const isOn = () => localStorage.getItem(NAME) === "on";

function note(pitch, start, length, volume = 0.12, shape = "triangle") {
  const tone = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS = {
  card: () => note(330, 0, 0.12),
  scored: () => [392, 494, 587].forEach((pitch, turn) => note(pitch, 0.15 + turn * 0.09, 0.3)),
  trophy: () => [523, 659, 784, 1047].forEach((pitch, turn) => note(pitch, 0.3 + turn * 0.11, 0.5)),
  refused: () => note(160, 0, 0.2, 0.1, "sine"),
};

export function playSounds(picture) {
  if (!isOn()) return;
  context ??= new AudioContext();
  if (picture.querySelector(".notice") !== null) SOUNDS.refused();
  else if (picture.dataset.trophy !== undefined) SOUNDS.trophy();
  else if (picture.dataset.scored !== undefined) SOUNDS.scored();
  else if (picture.dataset.actor !== undefined) SOUNDS.card();
}

const toggle = document.getElementById("sound");
if (toggle !== null) {
  toggle.hidden = false;
  toggle.setAttribute("aria-pressed", String(isOn()));
  toggle.addEventListener("click", () => {
    localStorage.setItem(NAME, isOn() ? "off" : "on");
    toggle.setAttribute("aria-pressed", String(isOn()));
    if (isOn()) {
      context ??= new AudioContext();
      SOUNDS.card();
    }
  });
}
