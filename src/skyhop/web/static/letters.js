// Whoever speaks to their computer, or slips, can switch keys of one character off (WCAG 2.1.4). What is typed into a
// field is typed, and a map has its keys while it has the focus.

import { setting } from "./settings.js";

const KEEPS_ITS_KEYS = "input:not([type=radio], [type=checkbox]), select, textarea, [data-keeps-keys]";

function withhold(event) {
  const isLetter = [...event.key].length === 1 && event.key !== " ";
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (setting("letters") !== "off" || !isLetter || isShortcut || event.target.closest?.(KEEPS_ITS_KEYS)) return;
  event.stopImmediatePropagation();
}

window.addEventListener("keydown", withhold, { capture: true });
