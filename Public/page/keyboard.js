import { intentOf, shortcutFor } from "../panels/shortcuts.js";

/** @import { Params } from "../types/wire.d.ts" */

const TEXT_FIELDS = "textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]";

/**
 * Leaves the past with Escape, wherever the focus is.
 * @param {{ readonly content: { viewing: unknown }, perform(verb: string): void }} page
 */
export function listenToEscape(page) {
  document.addEventListener("keydown", (event) => {
    const isOpen = document.querySelector("dialog[open], :popover-open, [data-asking]") !== null;
    if (event.key !== "Escape" || !page.content.viewing || isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    page.perform("backToLive");
  }, { capture: true });
}

/**
 * Turns the page's shortcuts into verbs: that of their name, or `popTo` for a digit. No shortcut
 * works while a dialog is open.
 * @param {{ readonly content: { isMac: boolean, singleKeys: boolean },
 *   perform(verb: string, params?: Params): void }} page
 */
export function listenToKeys(page) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const inField = isInField(event.target);
    const { isMac } = page.content;
    const singleKeys = page.content.singleKeys && !isInForm(event.target);
    const shortcut = shortcutFor(event, { isMac, inField, singleKeys });
    if (!shortcut) return;
    event.preventDefault();
    const { verb, params } = intentOf(shortcut.id, shortcut.key);
    page.perform(verb, params);
  });
}

/**
 * True for a key in a form or in what lies over the page: who types there means no shortcut. After
 * the press of a form's button, which keeps the focus, the person is done with the form. A phone's
 * panels lie over the page, too, and their keys lead from one to another.
 * @param {EventTarget | null} target
 */
function isInForm(target) {
  if (!(target instanceof Element)) return false;
  const isSent = target instanceof HTMLButtonElement && target.type === "submit";
  if (!isSent && target.closest("form") !== null) return true;
  return target.closest("[popover], [role=tablist], [role=tabpanel]")?.hasAttribute("popover") ??
    false;
}

/**
 * True for a key that is text for a field. A closed dialog keeps the focus until the next frame, but
 * its fields get no keys any more.
 * @param {EventTarget | null} target
 */
function isInField(target) {
  return target instanceof Element && target.matches(TEXT_FIELDS) &&
    !target.closest("dialog:not([open])");
}

/**
 * Keeps the keys pressed until `work` has focused a field, and types them there; in the meantime
 * they would act as shortcuts. Escape and a press elsewhere end that.
 * @param {Promise<unknown>} work
 */
export async function bufferKeys(work) {
  const end = new AbortController();
  const { signal } = end;
  /** @type {string[]} */
  let keys = [];
  const give = () => {
    end.abort();
    keys = [];
  };
  document.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    if (key === "Escape") return give();
    if (isComposing || altKey || ctrlKey || metaKey) return;
    if (key.length > 1 && key !== "Backspace" && key !== "Enter") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(key);
  }, { capture: true, signal });
  document.addEventListener("pointerdown", give, { capture: true, signal });
  try {
    await work;
  } finally {
    end.abort();
    const field = document.activeElement;
    for (const key of keys) {
      if (field?.matches(TEXT_FIELDS) && field === document.activeElement) typeKey(field, key);
    }
  }
}

/**
 * @param {Element} field It has the focus.
 * @param {string} key
 */
function typeKey(field, key) {
  if (key === "Backspace") document.execCommand("delete");
  else if (key !== "Enter") document.execCommand("insertText", false, key);
  else field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
