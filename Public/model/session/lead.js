import { clientWords } from "./client-words.js";

/** @import { Leader, View } from "../../types/page.d.ts" */

/** The one who has locked the session, and the one who presents it. */
export class Lead {
  /** Rises with every change. */
  version = 0;
  /** @type {Leader | null} */
  lock = null;
  /** @type {Leader | null} */
  presenter = null;
  /** @type {View | null} */
  view = null;

  /**
   * True if the session is locked, and not by this client.
   * @param {string} client
   */
  isLockedFor(client) {
    return this.lock !== null && this.lock.client !== client;
  }

  /**
   * Takes the server's list of who is here.
   * @param {any} message
   */
  update(message) {
    const lock = leaderIn(message?.lock);
    const presenter = leaderIn(message?.presenter);
    if (isSame(lock, this.lock) && isSame(presenter, this.presenter)) return;
    Object.assign(this, { lock, presenter });
    if (presenter === null) this.view = null;
    this.version += 1;
  }

  /**
   * Takes what the presenter sees.
   * @param {any} message
   */
  show(message) {
    this.view = viewIn(message?.view);
    this.version += 1;
  }
}

/**
 * @param {any} value
 * @returns {Leader | null}
 */
function leaderIn(value) {
  if (typeof value?.client !== "string") return null;
  const { client, name } = value;
  return { client, title: typeof name === "string" && name !== "" ? name : clientWords(client) };
}

/**
 * @param {Leader | null} one
 * @param {Leader | null} other
 */
function isSame(one, other) {
  return one?.client === other?.client && one?.title === other?.title;
}

/**
 * Takes only the members that the page knows: another client can send anything.
 * @param {any} view
 * @returns {View | null}
 */
export function viewIn(view) {
  if (typeof view !== "object" || view === null) return null;
  const { revision, panel, pointer } = view;
  const isPlace = Array.isArray(pointer) && pointer.length === 2 &&
    pointer.every((part) => typeof part === "number" && part >= 0 && part <= 1);
  return {
    revision: Number.isSafeInteger(revision) && revision >= 0 ? revision : null,
    panel: typeof panel === "string" ? panel : null,
    pointer: isPlace ? [pointer[0], pointer[1]] : null,
  };
}
