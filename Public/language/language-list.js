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
 * A language by its own name.
 * @param {string} tag
 */
export function languageName(tag) {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
}
