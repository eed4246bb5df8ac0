// Switch for single-character keys (WCAG 2.1.4), for readers who use speech input or hit keys by accident. Text fields
// accept all characters, and a focused map keeps its keys.

import { setting } from "./settings.js";

const KEEPS_ITS_KEYS = "input:not([type=radio], [type=checkbox]), select, textarea, [data-keeps-keys]";

function withhold(event) {
  const isLetter = [...event.key].length === 1 && event.key !== " ";
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (setting("letters") !== "off" || !isLetter || isShortcut || event.target.closest?.(KEEPS_ITS_KEYS)) return;
  event.stopImmediatePropagation();
}

window.addEventListener("keydown", withhold, { capture: true });
