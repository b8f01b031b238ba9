import { stackMotion } from "./stack-motion.js";

/** @import { Environment, PathElement, Piece, Selection, State, Titles } from "../types.d.ts" */

/**
 * The difference that one revision made, in pieces that a row of the log can draw.
 * @param {State} before
 * @param {State} after
 * @param {Titles} [titles] the names for people of the state's members, as far as they are known
 * @returns {Piece[]}
 */
export function summarise(before, after, titles = {}) {
  if (before.scene.id !== after.scene.id) return ["scene →", after.scene.title || after.scene.id];
  return [
    ...selections(before, after),
    ...stack(before.detail.path, after.detail.path),
    ...environment(before.environment, after.environment),
    ...settings(before, after, titles),
  ];
}

const SHOWN = 3;

/**
 * @param {PathElement[]} before
 * @param {PathElement[]} after
 * @returns {Piece[]}
 */
function stack(before, after) {
  if (before === after) return [];
  const { kind, count } = stackMotion(ids(before), ids(after));
  if (kind === "none") return [];
  const come = kind === "push" || kind === "set" ? count : 0;
  const gone = before.length - (after.length - come);
  /** @type {Piece[]} */
  const pieces = after.slice(after.length - Math.min(come, SHOWN)).map((element) => ({ element }));
  if (come > SHOWN) pieces.unshift(`${come - SHOWN} more,`);
  if (gone > 0) pieces.unshift({ gone });
  return [...pieces, `depth ${after.length}`];
}

/** @param {PathElement[]} path */
function ids(path) {
  return path.map((element) => element.id);
}

const COLUMNS = /** @type {const} */ (["sidebar", "content"]);

/**
 * @param {State} before
 * @param {State} after
 * @returns {Piece[]}
 */
function selections(before, after) {
  return COLUMNS.flatMap((column) => {
    const old = before[column].selection;
    const now = after[column].selection;
    if (old === now || JSON.stringify(old) === JSON.stringify(now)) return [];
    return [`${column} →`, ...chosen(now)];
  });
}

/**
 * @param {Selection} selection
 * @returns {Piece[]}
 */
function chosen(selection) {
  if (selection === null) return ["nothing"];
  const elements = Array.isArray(selection) ? selection : [selection];
  const pieces = elements.slice(0, SHOWN).map((element) => ({ element }));
  return elements.length > SHOWN ? [...pieces, `and ${elements.length - SHOWN} more`] : pieces;
}

/**
 * @param {Environment} before
 * @param {Environment} after
 * @returns {Piece[]}
 */
function environment(before, after) {
  if (before === after) return [];
  /** @type {Piece[]} */
  const pieces = [];
  if (before.device !== after.device) pieces.push({ device: after.device });
  if (before.width !== after.width || before.height !== after.height) {
    pieces.push(`${after.width} × ${after.height}`);
  }
  if (before.horizontalSizeClass !== after.horizontalSizeClass) {
    pieces.push(`${after.horizontalSizeClass} width`);
  }
  return [...pieces, ...settings(personal(before), personal(after), {})];
}

/** The environment's members that come with a device. */
const OF_DEVICE = ["device", "width", "height", "horizontalSizeClass", "platform"];

/**
 * The environment without what comes with a device.
 * @param {Environment} environment
 */
function personal(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !OF_DEVICE.includes(name)),
  );
}

/**
 * The plain members that are others now: whatever fields the state has.
 * @param {object} before
 * @param {object} after
 * @param {Titles} titles
 * @returns {Piece[]}
 */
function settings(before, after, titles) {
  const old = /** @type {Record<string, unknown>} */ (before);
  const now = /** @type {Record<string, unknown>} */ (after);
  return Object.keys({ ...old, ...now }).flatMap((name) =>
    isPlain(old[name]) && isPlain(now[name]) && old[name] !== now[name]
      ? [`${titles[name] ?? words(name)}: ${now[name] ?? "standard"}`]
      : []
  );
}

/** @param {unknown} value */
const isPlain = (value) => value === undefined || ["string", "number"].includes(typeof value);

/**
 * A member's name as words: "columnVisibility" is "column visibility".
 * @param {string} name
 */
const words = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The names for people of the state's members, of those that the server's reference has a title for.
 * @param {any} reference
 * @returns {Titles}
 */
export function titlesIn(reference) {
  const members = Object.entries(reference?.components?.schemas?.State?.properties ?? {});
  return Object.fromEntries(
    members.flatMap(([name, schema]) => (schema?.title ? [[name, schema.title]] : [])),
  );
}

/** The names for people of all causes: the methods, and changes that no request made. */
export const METHODS = new Map([
  ["push", "Push"],
  ["pop", "Pop"],
  ["popToRoot", "Pop to root"],
  ["popTo", "Pop to"],
  ["popToOrPush", "Pop to or push"],
  ["remove", "Remove"],
  ["setPath", "Set path"],
  ["replaceTop", "Replace top"],
  ["select", "Select"],
  ["setColumnVisibility", "Columns"],
  ["setPreferredCompactColumn", "Compact column"],
  ["setEnvironment", "Environment"],
  ["tap", "Tap"],
  ["back", "Back"],
  ["openURL", "Open URL"],
  ["app", "By itself"],
  ["present", "Present"],
  ["relaunch", "Relaunch"],
  ["transaction", "Transaction"],
  ["undo", "Undo"],
  ["redo", "Redo"],
  ["restore", "Restore"],
  ["import", "Import"],
  ["scene.open", "Open scene"],
]);

/**
 * A method's name for people; one that is not known stays as it is.
 * @param {string} method
 */
export function methodWords(method) {
  return METHODS.get(method) ?? method;
}

/**
 * The colour of a method's name: "grow", "shrink", "choose", "history" or "arrange".
 * @param {string} method
 */
export function methodTone(method) {
  if (["push", "popToOrPush", "setPath", "replaceTop", "openURL", "import"].includes(method))
    return "grow";
  if (["pop", "popToRoot", "popTo", "remove", "back"].includes(method)) return "shrink";
  if (["undo", "redo", "restore"].includes(method)) return "history";
  return method === "select" || method === "tap" ? "choose" : "arrange";
}
