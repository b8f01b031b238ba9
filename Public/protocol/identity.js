// The page's identity: its client name, its session and the address of its socket.

import { readStored, writeStored } from "../dom/storage.js";
import { NAME, socketURL } from "./socket-url.js";

/** @import { Store } from "../dom/storage.js" */
/** @import { Position } from "../types/wire.d.ts" */

/** @typedef {{ getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array }} Chance */

/**
 * The session that the page's address names (`?session=…`); "main" when it names none.
 * @param {Pick<Location, "search">} location
 */
export function sessionOf(location) {
  const name = askedName(location);
  return NAME.test(name) ? name : "main";
}

/**
 * The address that opens a session, without what else this page's address holds.
 * @param {Pick<Location, "href" | "pathname">} location
 * @param {string} session
 */
export function sessionAddress({ href, pathname }, session) {
  const address = new URL(pathname, href);
  address.searchParams.set("session", session);
  return address.href;
}

/**
 * The name in the page's address if it is not a valid session name; else null.
 * @param {Pick<Location, "search">} location
 */
export function impossibleSession(location) {
  const name = askedName(location);
  return name === "" || NAME.test(name) ? null : name;
}

/** @param {Pick<Location, "search">} location */
function askedName(location) {
  return new URLSearchParams(location.search).get("session") ?? "";
}

/**
 * A short random word for ids.
 * @param {Chance} crypto
 */
export function randomWord(crypto) {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * This browser's client name, the same at each visit if the browser stores it.
 * @param {Store} storage
 * @param {Chance} crypto
 */
export function clientName(storage, crypto) {
  const kept = readStored(storage, "colonnade.client");
  if (kept !== null && NAME.test(kept)) return kept;
  const name = `browser-${randomWord(crypto)}`;
  writeStored(storage, "colonnade.client", name);
  return name;
}

/**
 * The one-time code in the fragment (`#code=…`), taken out of the address bar; null without one.
 * @param {Pick<Location, "hash" | "pathname" | "search">} location
 * @param {Pick<History, "replaceState">} history
 */
export function consumeCode(location, history) {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  if (code === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return code;
}

/**
 * The address of the page's socket; it asks to resume at `position` if that has a revision.
 * @param {Pick<Location, "href">} location
 * @param {string} session
 * @param {string} client
 * @param {Position} position
 */
export function socketAddress({ href }, session, client, position) {
  return socketURL(href, session, { client, presence: "1" }, position);
}
