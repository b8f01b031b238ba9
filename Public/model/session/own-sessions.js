import { readStored, writeStored } from "../../dom/storage.js";

/** @import { Store } from "../../dom/storage.js" */

const KEY = "colonnade.sessions";
const MOST = 40;

/**
 * The names of the sessions that were opened in this browser, the newest first.
 * @param {Store} store
 * @returns {string[]}
 */
export function ownSessions(store) {
  try {
    const names = JSON.parse(readStored(store, KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} [before] The name that it had until now.
 */
export function noteSession(store, name, before = name) {
  const others = ownSessions(store).filter((one) => one !== name && one !== before);
  writeStored(store, KEY, JSON.stringify([name, ...others].slice(0, MOST)));
}
