import { LANGUAGE, languageOf } from "../language/languages.js";
import { setServerWords } from "../language/server-text.js";
import { setTranslation, translate } from "../language/translate.js";
import { readStored } from "../dom/storage.js";

/**
 * Fetches the words of a language other than English, and translates the page's frame. Without them
 * the page is in English.
 */
export async function loadLanguage() {
  const language = await languageOf(
    location,
    readStored(localStorage, LANGUAGE),
    navigator.languages,
  );
  if (language === "en") return;
  const [answer, serverWords] = await Promise.all([
    fetch(`/words/${language}.json`).catch(() => null),
    import("../language/server-words.js"),
  ]);
  if (!answer?.ok) return;
  /** @type {Record<string, string>} */
  const words = await answer.json();
  const lookUp = (/** @type {string} */ sentence) =>
    Object.hasOwn(words, sentence) ? words[sentence] : sentence;
  setTranslation(lookUp, language);
  setServerWords(serverWords);
  document.documentElement.lang = language;
  translateFrame(document.body);
}

/** @param {HTMLElement} frame */
function translateFrame(frame) {
  for (const element of frame.querySelectorAll("[data-translate]")) {
    element.textContent = translate(element.textContent ?? "");
  }
  for (const element of frame.querySelectorAll("[aria-label]")) {
    element.setAttribute("aria-label", translate(element.getAttribute("aria-label") ?? ""));
  }
}
