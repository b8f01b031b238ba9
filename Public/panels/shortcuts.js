// The verbs with a key or a line in the palette. Button titles, aria-keyshortcuts, the palette and
// the help sheet are read from this list. Panels with a tab are in panel-registry.js, and are added
// when that is loaded.
//
// `keys` are the spellings of a chord; "Mod" is Command on a Mac and Control elsewhere. A shortcut
// of single letters works only outside text fields and can be switched off. A verb without keys is
// only in the palette.

import { term } from "../language/translate.js";

/**
 * @typedef {{ id: string, keys: string[], shown?: string, words: string, group: string }} Shortcut
 * @typedef {Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">} KeyPress
 */

/** @type {Shortcut[]} */
export const SHORTCUTS = [
  { id: "focusPush", keys: ["P"], words: term("Edit the value to push"), group: term("Path") },
  { id: "pop", keys: ["U", "Backspace"], words: term("Pop"), group: term("Path") },
  {
    id: "popToRoot",
    keys: ["0", "Shift+Backspace"],
    words: term("Pop to root"),
    group: term("Path"),
  },
  {
    id: "popToDepth",
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    shown: "1 … 9",
    words: term("Pop to depth 1–9"),
    group: term("Path"),
  },
  { id: "undo", keys: ["Mod+Z"], words: term("Undo"), group: term("History") },
  { id: "redo", keys: ["Mod+Shift+Z"], words: term("Redo"), group: term("History") },
  {
    id: "olderRevision",
    keys: ["["],
    words: term("Previous revision"),
    group: term("History"),
  },
  {
    id: "newerRevision",
    keys: ["]"],
    words: term("Next revision"),
    group: term("History"),
  },
  { id: "backToLive", keys: ["Escape"], words: term("Back to live"), group: term("History") },
  {
    id: "back",
    keys: ["B"],
    words: term("Tap the device’s Back button"),
    group: term("Stage"),
  },
  { id: "nextDevice", keys: ["V"], words: term("Next device"), group: term("Stage") },
  { id: "previousDevice", keys: ["Shift+V"], words: term("Previous device"), group: term("Stage") },
  { id: "sizeClass", keys: ["S"], words: term("Compact or regular width"), group: term("Stage") },
  { id: "columns", keys: ["C"], words: term("Next column visibility"), group: term("Stage") },
  { id: "deepLink", keys: ["G"], words: term("Open a deep link"), group: term("Stage") },
  {
    id: "xRay",
    keys: ["X"],
    words: term("X-ray: identify what’s on the stage"),
    group: term("Stage"),
  },
  {
    id: "present",
    keys: ["Shift+P"],
    words: term("Presenter mode: only the stage, with captions"),
    group: term("Stage"),
  },
  {
    id: "beside",
    keys: ["Shift+D"],
    words: term("Show a second device side by side"),
    group: term("Stage"),
  },
  { id: "inspector", keys: ["I"], words: term("Show or hide the inspector"), group: term("Page") },
  { id: "drawer", keys: ["O"], words: term("Show or hide the drawer"), group: term("Page") },
  { id: "focusFilter", keys: ["F"], words: term("Filter the log"), group: term("Page") },
  { id: "palette", keys: ["Mod+K"], words: term("Search commands"), group: term("Page") },
  { id: "sessions", keys: [], words: term("Sessions"), group: term("Page") },
  {
    id: "share",
    keys: ["H"],
    words: term("Share, export or import"),
    group: term("Page"),
  },
  {
    id: "toggleTheme",
    keys: [],
    words: term("Switch between light and dark"),
    group: term("Page"),
  },
  { id: "resetLayout", keys: [], words: term("Reset layout"), group: term("Page") },
  { id: "tour", keys: [], words: term("Start the tour"), group: term("Page") },
  { id: "nextRegion", keys: ["F6"], words: term("Next region"), group: term("Page") },
  { id: "previousRegion", keys: ["Shift+F6"], words: term("Previous region"), group: term("Page") },
  { id: "help", keys: ["?"], words: term("Keyboard shortcuts"), group: term("Page") },
];

/**
 * Adds the shortcuts of panels that have been loaded.
 * @param {Shortcut[]} shortcuts
 */
export function addShortcuts(shortcuts) {
  const known = new Set(SHORTCUTS.map(({ id }) => id));
  SHORTCUTS.push(...shortcuts.filter(({ id }) => !known.has(id)));
}

/** @param {string} id */
function shortcut(id) {
  const found = SHORTCUTS.find((shortcut) => shortcut.id === id);
  if (!found) throw new Error(`There is no shortcut "${id}".`);
  return found;
}

/**
 * The spelling of `id` for aria-keyshortcuts: "U Backspace".
 * @param {string} id
 * @param {boolean} isMac
 */
export function ariaKeys(id, isMac) {
  const mod = isMac ? "Meta" : "Control";
  return shortcut(id).keys.map((keys) => keys.replace("Mod", mod)).join(" ");
}

/**
 * The chords of `id` for people: ["⌘Z"] or ["Ctrl+Z"].
 * @param {Shortcut} shortcut
 * @param {boolean} isMac
 */
export function shownKeys({ keys, shown }, isMac) {
  if (shown) return [shown];
  return keys.map((
    chord,
  ) => (isMac
    ? chord.replace("Mod+", "⌘").replace("Shift+", "⇧").replace("Backspace", "⌫")
    : chord.replace("Mod+", "Ctrl+"))
  );
}

/**
 * "Pop (U)": a button's name with its first chord, for its title.
 * @param {string} words
 * @param {string} id
 * @param {boolean} isMac
 */
export function titleWithKey(words, id, isMac) {
  return `${words} (${shownKeys(shortcut(id), isMac)[0]})`;
}

/**
 * The verb of a shortcut, with its parameters.
 * @param {string} id
 * @param {string} key The key that was pressed.
 */
export function intentOf(id, key = "") {
  const panel = id.match(/^panel-(.+)/)?.[1];
  if (panel) return { verb: "openPanel", params: { id: panel, isByKey: true } };
  if (id === "popToDepth") return { verb: "popTo", params: { index: Number(key) - 1 } };
  return { verb: id, params: {} };
}

/**
 * The shortcut of a key press, with the key: `{id, key}`; null for none.
 * `inField`: the press went to a text field; `singleKeys`: letters without a modifier are on.
 * @param {KeyPress} event
 * @param {{ isMac: boolean, inField: boolean, singleKeys: boolean }} page
 */
export function shortcutFor(event, { isMac, inField, singleKeys }) {
  const chord = chordOf(event, isMac);
  if (chord === null) return null;
  for (const { id, keys } of SHORTCUTS) {
    // Escape means what is in front; the page takes it only while it looks into the past.
    if (!keys.includes(chord) || chord === "Escape") continue;
    const isEverywhere = chord.endsWith("F6") || id === "palette";
    const isCommand = chord.startsWith("Mod+");
    if (inField && !isEverywhere) return null;
    return isEverywhere || isCommand || singleKeys ? { id, key: event.key } : null;
  }
  return null;
}

/**
 * The chord as the list spells it; Shift is named unless it makes another character.
 * @param {KeyPress} event
 * @param {boolean} isMac
 */
function chordOf(event, isMac) {
  if (event.altKey || (isMac ? event.ctrlKey : event.metaKey)) return null;
  const mod = (isMac ? event.metaKey : event.ctrlKey) ? "Mod+" : "";
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const shift = event.shiftKey && (key.length > 1 || /[A-Z]/.test(key)) ? "Shift+" : "";
  return `${mod}${shift}${key}`;
}
