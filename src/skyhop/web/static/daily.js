// Countdown to the next daily matches. The server counts the minutes, so the clock of the reader does not matter.

const left = document.getElementById("left");
const end = performance.now() + left.dataset.minutes * 60_000;

function show() {
  const minutes = Math.ceil((end - performance.now()) / 60_000);
  if (minutes <= 0) return location.reload();
  left.textContent = left.dataset.words.replace("%(hours)s", Math.floor(minutes / 60)).replace("%(minutes)s", minutes % 60);
}

document.documentElement.dataset.scripted = "";
setInterval(show, 10_000);
document.addEventListener("visibilitychange", show);
