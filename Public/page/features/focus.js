import { byID } from "../../dom/dom.js";
import { TOUCH } from "../../dom/pointer.js";
import { showPanel } from "../../dom/sheets.js";
import { bufferKeys } from "../keyboard.js";

/** @import { RevisionLogGrid } from "../../panels/revision-log/revision-log.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Verbs that move the focus; keys pressed until it is there are typed there.
 * @param {FeatureHost} page
 */
export function focus(page) {
  return {
    verbs: {
      focusPush: () => bufferKeys(focusPush()),
      focusFilter: () => bufferKeys(focusFilter(page)),
      palette: () => bufferKeys(open("command-palette")),
      help: () => bufferKeys(open("shortcut-sheet")),
      /** @param {{ name: string }} asked */
      openMethod: ({ name }) => bufferKeys(defined("method-form").then((form) => form?.open(name))),
      share: () => bufferKeys(import("../sharing/sharing.js").then((all) => all.openSharing(page))),
      deepLink: () => bufferKeys(import("../deep-link/deep-link.js").then((all) => all.open(page))),
    },
  };
}

/** @param {"command-palette" | "session-sheet" | "shortcut-sheet"} name */
async function open(name) {
  return (await defined(name))?.open();
}

/** Opens the list of sessions, which shows what is known of them. */
export function openSessionSheet() {
  return open("session-sheet");
}

/**
 * Goes to the filter of the log, which is there with the next drawing.
 * @param {FeatureHost} page
 */
async function focusFilter(page) {
  await customElements.whenDefined("panel-host");
  page.perform("openPanel", { id: "log" });
  await customElements.whenDefined("revision-log");
  await new Promise(requestAnimationFrame);
  const log = /** @type {RevisionLogGrid | null} */ (document.querySelector("revision-log"));
  log?.focusFilter();
}

/** On a touch screen, the focus would bring a keyboard over the form. */
async function focusPush() {
  const command = byID("command");
  showPanel(command);
  if (command.popover && TOUCH.matches) return;
  (await defined("push-form"))?.focus();
}

/**
 * An element of the page that may still be loading.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 */
async function defined(name) {
  await customElements.whenDefined(name);
  return document.querySelector(name);
}
