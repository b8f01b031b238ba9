/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Store */

/**
 * The value that the browser keeps under `key`; null without one, or where storage is blocked.
 * @param {Store} storage
 * @param {string} key
 * @returns {string | null}
 */
export function readStored(storage, key) {
  try {
    return storage.getItem(key);
  } catch {
    // Storage is blocked: nothing is kept.
    return null;
  }
}

/**
 * Keeps `value` under `key` if the browser allows it; null forgets it.
 * @param {Store} storage
 * @param {string} key
 * @param {string | null} value
 */
export function writeStored(storage, key, value) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the setting lasts until the page closes.
  }
}
