// Spoken announcements by the browser, for readers without a screen reader; off by default.

import { setting } from "../settings.js";

const LOUDNESS = { soft: 0.35, medium: 0.7, loud: 1 };
const isThere = "speechSynthesis" in window;

export function speak(sentence, { isNext = false } = {}) {
  if (!isThere || setting("voice") !== "on") return;
  if (isNext) speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = document.documentElement.lang;
  said.volume = LOUDNESS[setting("loudness")];
  speechSynthesis.speak(said);
}

document.addEventListener("setting", ({ detail: { name } }) => {
  if (isThere && name === "voice" && setting("voice") !== "on") speechSynthesis.cancel();
});
