import { intentOf, shortcutFor } from "./shortcuts.js";

/** @import { Params } from "../types.d.ts" */

const TEXT_FIELDS = "textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]";

/**
 * Leaves the past with Escape, wherever the focus is.
 * @param {{ readonly past: { viewing: unknown } | null, perform(verb: string): void }} page
 */
export function listenToEscape(page) {
  document.addEventListener("keydown", (event) => {
    const isOpen = document.querySelector("dialog[open], :popover-open") !== null;
    if (event.key !== "Escape" || !page.past?.viewing || isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    page.perform("backToLive");
  }, { capture: true });
}

/**
 * Turns the page's shortcuts into verbs: that of their name, or `popTo` for a digit. No shortcut
 * works while a dialog is open.
 * @param {{ isMac: boolean, readonly singleKeys: boolean,
 *   perform(verb: string, params?: Params): void }} page
 */
export function listenToKeys(page) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const inField = event.target instanceof Element && event.target.matches(TEXT_FIELDS);
    const { isMac, singleKeys } = page;
    const shortcut = shortcutFor(event, { isMac, inField, singleKeys });
    if (!shortcut) return;
    event.preventDefault();
    const { verb, params } = intentOf(shortcut.id, shortcut.key);
    page.perform(verb, params);
  });
}
