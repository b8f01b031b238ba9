import { tellIn } from "../model/told.js";
import { say, speak } from "../model/say.js";
import { read } from "../net/identity.js";

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
export async function learnLanguage() {
  const language = languageOf(location, read(localStorage, LANGUAGE), navigator.languages);
  if (language === "en") return;
  const [answer, serverWords] = await Promise.all([
    fetch(`/words/${language}.json`).catch(() => null),
    import("../model/server-words.js"),
  ]);
  if (!answer?.ok) return;
  /** @type {Record<string, string>} */
  const words = await answer.json();
  speak((sentence) => Object.hasOwn(words, sentence) ? words[sentence] : sentence);
  tellIn(serverWords);
  document.documentElement.lang = language;
  sayFrame(document.body);
}

/** @param {HTMLElement} frame */
function sayFrame(frame) {
  for (const element of frame.querySelectorAll("[data-say]")) {
    element.textContent = say(element.textContent ?? "");
  }
  for (const element of frame.querySelectorAll("[aria-label]")) {
    element.setAttribute("aria-label", say(element.getAttribute("aria-label") ?? ""));
  }
}
