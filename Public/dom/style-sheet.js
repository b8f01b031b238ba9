import { make } from "./dom.js";

/**
 * The sheets that have been asked for, by their addresses: packed, several are one.
 * @type {Map<string, Promise<unknown>>}
 */
const asked = new Map();

/**
 * Adds a style sheet that the first picture does not need. Without it, everything that it styles is
 * still there, so nothing fails if it does not come.
 * @param {string} path
 * @returns {Promise<unknown>} Settled when it is there, or known not to come.
 */
export function loadStyles(path) {
  const known = asked.get(path);
  if (known) return known;
  const settled = new Promise((settle) => {
    const link = make("link", { rel: "stylesheet", href: path, load: settle, error: settle });
    document.head.append(link);
  });
  asked.set(path, settled);
  return settled;
}
