// Starts the page: defines its elements, and follows the session that the address names.

import { PANEL_NAMES, registerElements } from "./elements/register.js";
import { Dashboard } from "./page/dashboard.js";

registerElements();
new Dashboard(PANEL_NAMES).start();
