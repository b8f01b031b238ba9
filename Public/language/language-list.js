/** @type {Promise<string[]> | null} */
let listed = null;

/** The languages of the page: English, and one for each file of words that the server has. */
export function languages() {
  return listed ??= fetch("/words/languages.json")
    .then((answer) => answer.ok ? answer.json() : [])
    .catch(() => [])
    .then((others) => ["en", ...others]);
}

/**
 * A language by its own name, or by its name in another language.
 * @param {string} tag
 * @param {string} language The tag of the language of the name.
 */
export function languageName(tag, language = tag) {
  return new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag;
}
