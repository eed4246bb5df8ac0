// The page that could not be reached is tried again as soon as there is a connection.

import "./settings.js";

window.addEventListener("online", () => location.reload());
