import { term, translate } from "../../language/translate.js";

/**
 * Other words that people type for a line of the palette, by the line's id.
 * @type {Record<string, string>}
 */
const OTHER_WORDS = {
  "panel-scripts": term("record, macro, automate"),
  "panel-performance": term("latency, speed, frame rate, memory"),
  "panel-log": term("history, revisions, events"),
  "panel-code": term("source, view, copy code"),
  "panel-test": term("Swift test, Python, recording, export"),
  "panel-problems": term("errors, warnings"),
  "panel-wire": term("messages, network, WebSocket"),
  "panel-faults": term("offline, slow network, disconnect"),
  "panel-state": term("inspect, tree"),
  "panel-diff": term("compare, changes"),
  share: term("link, QR code, screenshot, file"),
  toggleTheme: term("dark mode, theme, appearance"),
  join: term("invite, class, phones"),
  pausePage: term("freeze, stop updates"),
  lockSession: term("read-only, protect"),
  presentToAll: term("follow me, broadcast, mirror, second window"),
  present: term("fullscreen, slides, talk, large"),
  deepLink: term("URL, openURL"),
  help: term("keys, hotkeys"),
  focusPush: term("add, append, navigate"),
  popToRoot: term("home, reset the path, clear"),
  pop: term("go back, remove"),
  undo: term("revert"),
  nextDevice: term("phone, tablet, rotate"),
  beside: term("compare devices, split, second window"),
  variants: term("dark and light, all devices, compare, canvas"),
  olderRevision: term("time travel, past, rewind"),
};

/**
 * The other words for a line; empty if there are none.
 * @param {string} id
 */
export function otherWords(id) {
  const words = Object.hasOwn(OTHER_WORDS, id) ? OTHER_WORDS[id] : "";
  return words && translate(words);
}
