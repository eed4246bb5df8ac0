// Retry of an unreachable page when the connection is back.

import "./settings.js";

window.addEventListener("online", () => location.reload());
