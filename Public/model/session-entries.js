// The words of the list of sessions.

/** @import { SessionEntry, Sessions } from "../types.d.ts" */

const MOST_SHOWN = 300;

/**
 * The sessions whose name contains `text`, as many as are shown, and their number in words.
 * @param {Pick<Sessions, "sessions" | "count" | "most">} house
 * @param {string} text
 */
export function shownSessions(house, text) {
  const { sessions, count, most } = house;
  if (!sessions) {
    return { listed: /** @type {SessionEntry[]} */ ([]), words: "Asking the server…" };
  }
  const wanted = text.trim().toLowerCase();
  const found = sessions.filter(({ name }) => name.toLowerCase().includes(wanted));
  const listed = found.slice(0, MOST_SHOWN);
  const shown = found.length === sessions.length && listed.length === count
    ? ""
    : `, ${listed.length} shown`;
  return { listed, words: `${count} of at most ${most} sessions${shown}` };
}

/**
 * "recipes, r12, 3.4 kB, used 2 h ago, 1 connected"
 * @param {SessionEntry} entry
 * @param {boolean} isOpen
 * @param {number} now
 */
export function entryWords({ scene, revision, bytes, used, connections }, isOpen, now) {
  const parts = [];
  if (isOpen) parts.push("this one");
  if (scene !== null) parts.push(scene);
  parts.push(`r${revision}`);
  if (bytes !== null) parts.push(size(bytes));
  if (connections > 0) parts.push(`${connections} connected`);
  else if (used !== null) parts.push(`used ${ago(now - Date.parse(used))}`);
  return parts.join(", ");
}

/** @param {number} bytes */
function size(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @param {number} milliseconds */
function ago(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)} h ago`
    : `${Math.floor(minutes / 1440)} days ago`;
}
