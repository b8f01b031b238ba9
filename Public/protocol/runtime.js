/** @import { Runtime } from "../types/wire.d.ts" */

/**
 * The browser's sockets, timers, clock and random numbers.
 * @type {Runtime}
 */
export const runtime = {
  WebSocket,
  setTimeout: (action, delay) => setTimeout(action, delay),
  clearTimeout: (timer) => clearTimeout(timer ?? undefined),
  now: () => performance.now(),
  random: Math.random,
  async isFull() {
    try {
      return (await (await fetch("/healthz")).json()).full === true;
    } catch {
      // A server that does not answer is not known to be full: the page keeps trying.
      return false;
    }
  },
};
