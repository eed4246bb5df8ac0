// Times in the reader's language and time zone; the server writes them in UTC. A time with `data-exact` shows its date
// and its time of day. Other times tell how long ago they were.

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];
const language = document.documentElement.lang;
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

export function show() {
  for (const time of document.querySelectorAll("time[datetime]")) {
    const at = new Date(time.dateTime);
    if (time.dataset.exact !== undefined) {
      time.textContent = exact.format(at);
      continue;
    }
    const seconds = Math.min(0, Math.round((at - Date.now()) / 1000)); // the server's clock may be ahead
    const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    time.textContent = relative.format(Math.trunc(seconds / length), unit);
    time.title = exact.format(at);
  }
}

show();
setInterval(show, 30_000);
document.addEventListener("visibilitychange", show);
