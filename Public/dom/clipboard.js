import { translate } from "../language/translate.js";
import { make } from "./dom.js";

/**
 * Puts text into the clipboard. On a page that is not secure, such as one in the local network, the
 * browser offers only the older way.
 * @param {string} text
 * @returns {Promise<boolean>} False if the browser does not allow it.
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = make("textarea", { class: "visually-hidden", "aria-hidden": "true" });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return isCopied;
}

const SHOWN_MS = 1600;

/**
 * A button that copies, and confirms it for a moment in place of its words.
 * @param {string} words
 * @param {() => string | Promise<string>} text Asked for when the button is pressed.
 */
export function copyButton(words, text) {
  const said = make("span", { "aria-live": "polite" }, words);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const tell = (/** @type {string} */ result) => {
    clearTimeout(timer);
    said.textContent = result;
    timer = setTimeout(() => {
      said.textContent = words;
    }, SHOWN_MS);
  };
  const click = async () =>
    tell(
      (await copyText(await text()))
        ? translate("Copied")
        : translate("The browser doesn’t allow it"),
    );
  return make("button", { type: "button", class: "copy-button", click }, said);
}
