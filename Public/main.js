// Starts the page: learns its language, defines its elements, and follows the session that the
// address names.

import { PANEL_NAMES, registerElements, registerLater } from "./panels/register.js";
import { Dashboard } from "./page/dashboard.js";
import { loadLanguage } from "./page/language.js";

loadLanguage().then(async () => {
  registerElements();
  const page = new Dashboard(PANEL_NAMES);
  page.start();
  await registerLater((name) => page.drawDefined(name));
  await page.open();
});
