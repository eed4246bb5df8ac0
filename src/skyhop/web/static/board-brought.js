// Form that starts a match: this module fills in a map that was drawn on this device.

const text = sessionStorage.getItem("skyhop-board");
const place = document.querySelector("details[open] textarea[name$='.text'], form textarea[name$='.text']");
if (text && place && new URLSearchParams(location.search).get("option.board") === "file") {
  place.value = text;
  sessionStorage.removeItem("skyhop-board");
}
