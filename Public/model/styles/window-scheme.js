// The schemes that an app asks for, of its whole window and of the words in the status bar, and its
// own colour.

import { styleOf } from "./styles.js";

/** @import { Screen, View } from "../../types/state.d.ts" */
/** @typedef {{ window?: string, status?: string, accent?: any }} Schemes */

/**
 * @param {View} view
 * @returns {Schemes}
 */
export function schemesOf({ stack, detail, content, sidebar, styles, window }) {
  const bars = [stack, detail, content, sidebar].filter(isScreen)
    .map(({ style }) => styleOf(styles, style).base.bar ?? {});
  return {
    window: schemeIn([window]),
    status: schemeIn(bars.map((bar) => bar.navigation)),
    accent: window?.accent,
  };
}

/**
 * @param {Screen | null | undefined} screen
 * @returns {screen is Screen}
 */
function isScreen(screen) {
  return Boolean(screen);
}

/** @param {any[]} bars */
function schemeIn(bars) {
  return bars.map((bar) => bar?.scheme).find((scheme) => scheme === "dark" || scheme === "light");
}
