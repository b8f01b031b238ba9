import { term, translate } from "../language/translate.js";

/** @import { About, Cause } from "../types/wire.d.ts" */

/**
 * The commands that the page's elements send by their names, with words for people.
 * @type {[string, string][]}
 */
const SENT = [
  ["push", term("Push")],
  ["pop", term("Pop")],
  ["popToRoot", term("Pop to root")],
  ["popTo", term("Pop to")],
  ["remove", term("Remove")],
  ["select", term("Select")],
  ["setColumnVisibility", term("Columns")],
  ["setPreferredCompactColumn", term("Show column")],
  ["setEnvironment", term("Environment")],
  ["tap", term("Tap")],
  ["back", term("Back")],
  ["undo", term("Undo")],
  ["redo", term("Redo")],
  ["scene.open", term("Open scene")],
  ["transaction", term("Transaction")],
];

/** The words for all causes of a revision: the methods, and changes without a request. */
export const METHODS = new Map([
  ...SENT,
  ["popToOrPush", term("Pop to or push")],
  ["setPath", term("Set path")],
  ["replaceTop", term("Replace top")],
  ["openURL", term("Open URL")],
  ["app", term("By the app")],
  ["present", term("Present")],
  ["rebuilt", term("Rebuilt")],
  ["relaunch", term("Relaunch")],
  ["restore", term("Restore")],
  ["import", term("Import")],
]);

/** The names of the commands that `emit` sends; any other verb is an action of a feature. */
export const COMMANDS = new Set(SENT.map(([name]) => name));

/**
 * A method's name for people; an unknown method stays unchanged.
 * @param {string} method
 */
export function methodWords(method) {
  const words = METHODS.get(method);
  return words === undefined ? method : translate(words);
}

/**
 * Text was put into a field, which a tap request does as well.
 * @param {About | undefined} about
 */
export function isTyping(about) {
  const { role = "", secret, value } = about ?? {};
  return ["textField", "secureField"].includes(role) && (secret === true || value !== undefined);
}

/**
 * The words for the actions of the log.
 * @param {Pick<Cause, "method" | "about">} cause
 */
export function causeWords({ method, about }) {
  return isTyping(about) ? translate("Type") : methodWords(method);
}
