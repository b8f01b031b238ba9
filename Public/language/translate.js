// The page's words in the reader's language. The code holds the English text, which is also the key
// for other languages; a text without a translation stays English.

/** @import { Sentence } from "../types/wire.d.ts" */

/** @param {string} sentence */
const unchanged = (sentence) => sentence;

/** @type {(sentence: string) => string} */
let lookUp = unchanged;
/** @type {Intl.PluralRules | null} */
let plurals = null;

/**
 * Translates all words from now on.
 * @param {(sentence: string) => string} [translation] English if it is left out
 * @param {string} [language] the tag of the language, for its plural forms
 */
export function setTranslation(translation = unchanged, language) {
  lookUp = translation;
  plurals = language ? new Intl.PluralRules(language) : null;
}

/**
 * A sentence with values in its places: `translate("Open {scene}", { scene })`. A value is never
 * translated.
 * @param {string} sentence
 * @param {Record<string, string | number>} [values]
 */
export function translate(sentence, values = {}) {
  return lookUp(sentence).replace(
    /\{(\w+)\}/g,
    (place, name) => Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/**
 * A sentence of the server, with its values; without a translation in English.
 * @param {Sentence} sentence
 * @returns {string}
 */
export function translateSentence({ words, values = [] }) {
  const texts = values.map((value) => typeof value === "string" ? value : translateSentence(value));
  return translate(words, Object.fromEntries(texts.entries()));
}

/**
 * A sentence with a count; `{count}` marks the place of the number. Other languages are looked up
 * by the plural sentence; a language with several forms adds the name of the form: `{count} changes#few`.
 * @param {number} count
 * @param {string} one
 * @param {string} many
 * @param {Record<string, string | number>} [values]
 */
export function translateCount(count, one, many, values = {}) {
  const counted = { count, ...values };
  const form = `${many}#${plurals?.select(count)}`;
  const own = lookUp(form);
  if (own !== form) return translate(form, counted);
  return count === 1 && lookUp(many) === many ? translate(one, counted) : translate(many, counted);
}

/**
 * Marks a word for translation later, because a table is built before the language is known.
 * @param {string} sentence
 */
export function term(sentence) {
  return sentence;
}
