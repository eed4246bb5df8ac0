// The page of the settings: what is chosen holds at once, and is heard.

import "./settings.js";
import "./table/sound.js";

document.documentElement.dataset.scripted = "";
