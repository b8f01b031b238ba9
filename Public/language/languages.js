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
