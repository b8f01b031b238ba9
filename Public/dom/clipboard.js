import { translate } from "../language/translate.js";
import { make } from "./dom.js";

/**
 * Puts text into the clipboard. On a page that is not secure, such as one in the local network, the
 * browser offers only the older way.
 * @param {string} text
 * @returns {Promise<boolean>} False if the browser does not allow it.
 */
export async function copyText(text) {
  endShown();
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

const LEAST_MS = 4000;

/** Ends the confirmation that is shown, because something else is copied. */
let endShown = () => {};

/**
 * A button that copies, and confirms it in place of its words, with `data-said`: for some seconds,
 * and as long as the pointer or the keyboard is on it.
 * @param {string} words
 * @param {() => string | Promise<string>} text Asked for when the button is pressed.
 */
export function copyButton(words, text) {
  const said = make("span", { "aria-live": "polite" }, words);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    said.textContent = words;
    delete button.dataset.said;
  };
  const endIfLeft = () => {
    timer = undefined;
    if (!button.matches(":hover, :focus-visible")) end();
  };
  const left = () => timer === undefined && "said" in button.dataset && endIfLeft();
  const click = async () => {
    end();
    const isCopied = await copyText(await text());
    said.textContent = isCopied ? translate("Copied") : translate("The browser doesn’t allow it");
    button.dataset.said = isCopied ? "copied" : "refused";
    clearTimeout(timer);
    timer = setTimeout(endIfLeft, LEAST_MS);
    endShown = end;
  };
  const button = make(
    "button",
    { type: "button", class: "copy-button", click, pointerleave: left, blur: left },
    said,
  );
  return button;
}
