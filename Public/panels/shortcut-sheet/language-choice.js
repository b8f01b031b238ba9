import { LANGUAGE } from "../../language/languages.js";
import { readStored, writeStored } from "../../dom/storage.js";

/** The language that the person has chosen in this browser; "" for the browser's own. */
export const chosenLanguage = () => readStored(localStorage, LANGUAGE) ?? "";

/**
 * Switches the page to another language: reloads it in the same session with the same panels. A
 * language in the address is removed.
 * @param {string} language A tag, or "" for the browser's own language.
 */
export function chooseLanguage(language) {
  writeStored(localStorage, LANGUAGE, language === "" ? null : language);
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
