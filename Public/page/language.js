import { setServerWords } from "../model/server-text.js";
import { setTranslation, translate } from "../model/translate.js";
import { readStored } from "../net/identity.js";

/** Stores the chosen language, a BCP 47 tag; nothing for the browser's. */
export const LANGUAGE = "colonnade.language";

/** The languages of the page, each by its own name. */
export const LANGUAGES = new Map([["en", "English"], ["ja", "日本語"]]);

/**
 * The language of the page: `?lang=` of its address, the chosen one, or the browser's first
 * language that is available.
 * @param {Pick<Location, "search">} location
 * @param {string | null} chosen
 * @param {readonly string[]} preferred
 */
export function languageOf(location, chosen, preferred) {
  const asked = new URLSearchParams(location.search).get("lang") ?? chosen;
  if (asked !== null && /^[a-z]{2,3}$/.test(asked)) return asked;
  const known = preferred.map((tag) => tag.split("-")[0].toLowerCase())
    .find((language) => LANGUAGES.has(language));
  return known ?? "en";
}

/**
 * Fetches the words of a language other than English, and translates the page's frame. Without them
 * the page is in English.
 */
export async function loadLanguage() {
  const language = languageOf(location, readStored(localStorage, LANGUAGE), navigator.languages);
  if (language === "en") return;
  const [answer, serverWords] = await Promise.all([
    fetch(`/words/${language}.json`).catch(() => null),
    import("../model/server-words.js"),
  ]);
  if (!answer?.ok) return;
  /** @type {Record<string, string>} */
  const words = await answer.json();
  setTranslation((sentence) => Object.hasOwn(words, sentence) ? words[sentence] : sentence);
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
