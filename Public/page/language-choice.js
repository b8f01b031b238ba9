import { read, write } from "../net/identity.js";
import { LANGUAGE } from "./language.js";

/** The language that somebody has chosen in this browser; "" for the browser's own. */
export const chosenLanguage = () => read(localStorage, LANGUAGE) ?? "";

/**
 * Has the page told in another language from now on: it is loaded anew, in the same session and with
 * the same panels. A language that the address asks for gives way.
 * @param {string} language A tag, or "" for the browser's own language.
 */
export function chooseLanguage(language) {
  write(localStorage, LANGUAGE, language === "" ? null : language);
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
