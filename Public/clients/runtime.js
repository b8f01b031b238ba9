/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

/** The sockets, timers and chance of a browser, Node or Deno. */
export const RUNTIME = {
  get WebSocket() {
    return WebSocket;
  },
  setTimeout: (/** @type {() => void} */ action, /** @type {number} */ delay) =>
    setTimeout(action, delay),
  clearTimeout: (/** @type {Timer} */ timer) => clearTimeout(timer),
  random: Math.random,
};
