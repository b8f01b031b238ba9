// The words of the list of sessions, and the names that a session can have.

import { translate, translateCount } from "../../language/translate.js";

/** @import { SessionEntry } from "../../types/wire.d.ts" */
/** @import { Sessions } from "../../types/page.d.ts" */

const MOST_SHOWN = 300;
const MOST_LETTERS = 64;
const NAME = /^[A-Za-z0-9_-]+$/;

/**
 * The sessions whose name contains `text`, as many as are shown, and their number in words: those
 * of this browser in its order, and the others.
 * @param {Pick<Sessions, "sessions" | "count" | "most">} list
 * @param {string} text
 * @param {string[]} own The names of this browser's sessions.
 */
export function shownSessions(list, text, own = []) {
  const { sessions, count = 0, most = 0 } = list;
  /** @type {SessionEntry[]} */
  const none = [];
  if (!sessions) return { mine: none, others: none, words: translate("Asking the server…") };
  const wanted = text.trim().toLowerCase();
  const found = sessions.filter(({ name }) => name.toLowerCase().includes(wanted));
  const mine = own.flatMap((name) => found.find((entry) => entry.name === name) ?? []);
  const others = found.filter(({ name }) => !own.includes(name))
    .slice(0, Math.max(0, MOST_SHOWN - mine.length));
  const listed = [...mine, ...others];
  const isAll = found.length === sessions.length && listed.length === count;
  const values = { count, most, shown: listed.length };
  const words = isAll
    ? translate("{count} of {most} sessions", values)
    : translate("{count} of {most} sessions, {shown} shown", values);
  return { mine, others, words };
}

/**
 * "recipes, r12, 3.4 kB, used 2 h ago"
 * @param {SessionEntry} entry
 * @param {boolean} isOpen
 * @param {number} now
 */
export function entryWords({ scene, revision, bytes, used, connections }, isOpen, now) {
  const parts = [];
  if (isOpen) parts.push(translate("this one"));
  if (scene !== null) parts.push(scene);
  parts.push(`r${revision}`);
  if (bytes !== null) parts.push(size(bytes));
  if (connections > 0) parts.push(translate("{count} connected", { count: connections }));
  else if (used !== null) parts.push(ago(now - Date.parse(used)));
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
  if (minutes < 1) return translate("used just now");
  if (minutes < 60) return translate("used {count} min ago", { count: minutes });
  return minutes < 48 * 60
    ? translate("used {count} h ago", { count: Math.floor(minutes / 60) })
    : translate("used {count} days ago", { count: Math.floor(minutes / 1440) });
}

/**
 * The question before a session is deleted, with the people that it affects.
 * @param {Pick<SessionEntry, "connections">} entry
 * @param {boolean} isOpen The page is in it.
 */
export function deletionQuestion({ connections }, isOpen) {
  if (isOpen && connections < 2) {
    return translate("Delete this session and its history? Only you are in it.");
  }
  if (connections === 0) return translate("Delete this session and its history?");
  return translateCount(
    connections,
    "Delete this session and its history? One client is connected.",
    "Delete this session and its history? {count} clients are connected.",
  );
}

/**
 * Why no session can be called `name` now; null if one can. Names that differ in upper or lower
 * case are different.
 * @param {string} name
 * @param {Pick<Sessions, "sessions">} list
 */
export function nameProblem(name, { sessions = [] }) {
  if (name === "") return translate("A session needs a name.");
  if (name.length > MOST_LETTERS) {
    const values = { count: name.length, most: MOST_LETTERS };
    return translate(
      "That name has {count} characters. Session names have at most {most}.",
      values,
    );
  }
  if (!NAME.test(name)) {
    const [letter] = name.replace(/[A-Za-z0-9_-]/g, "");
    return letter.trim() === ""
      ? translate("Names can’t contain spaces. Use A–Z, digits, “_” and “-”.")
      : translate("Names can contain A–Z, a–z, digits, “_” and “-”.");
  }
  return sessions.some((entry) => entry.name === name)
    ? translate("That name is taken. Open the session below or choose another name.")
    : null;
}

/**
 * Why there is no room for another session; null if there is room.
 * @param {Pick<Sessions, "count" | "most">} list
 */
export function roomProblem({ count = 0, most = Infinity }) {
  return count < most
    ? null
    : translate("All {most} sessions are in use. Delete one you no longer need first.", { most });
}

/**
 * A name that no session has yet.
 * @param {Pick<Sessions, "sessions">} list
 */
export function freeName({ sessions = [] }) {
  const taken = new Set(sessions.map(({ name }) => name));
  let number = 1;
  while (taken.has(`session-${number}`)) number += 1;
  return `session-${number}`;
}
