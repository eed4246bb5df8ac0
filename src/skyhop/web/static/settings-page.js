// Settings page: a choice takes effect at once, and is announced.

import "./settings.js";
import "./table/sound.js";

document.documentElement.dataset.scripted = "";
