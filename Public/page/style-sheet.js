import { make } from "./dom.js";

/**
 * Adds a style sheet that a first picture does without. Without it there is still all that it styles,
 * so nothing fails where it does not come.
 * @param {string} path
 * @returns {Promise<unknown>} Settled when it is there, or known not to come.
 */
export function loadStyles(path) {
  return new Promise((settled) => {
    const link = make("link", { rel: "stylesheet", href: path, load: settled, error: settled });
    document.head.append(link);
  });
}
