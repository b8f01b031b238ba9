/** Stores the chosen language, a BCP 47 tag; nothing for the browser's. */
export const LANGUAGE = "colonnade.language";

/**
 * The language of the page: `?lang=` of its address, the chosen one, or the browser's first
 * language that is available.
 * @param {Pick<Location, "search">} location
 * @param {string | null} chosen
 * @param {readonly string[]} preferred
 * @param {() => Promise<string[]>} available Asked only if the browser prefers another than English.
 */
export async function languageOf(location, chosen, preferred, available = listed) {
  const asked = new URLSearchParams(location.search).get("lang") ?? chosen;
  if (asked !== null && /^[a-z]{2,3}$/.test(asked)) return asked;
  const wanted = preferred.map((tag) => tag.split("-")[0].toLowerCase());
  if (wanted.length === 0 || wanted[0] === "en") return "en";
  const known = await available();
  return wanted.find((language) => known.includes(language)) ?? "en";
}

/** The list is loaded only if it is asked for. */
async function listed() {
  return (await import("./language-list.js")).languages();
}
