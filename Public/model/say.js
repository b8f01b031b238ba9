// The page's words in the reader's language. The code holds the English text, which is also the key
// for other languages; a text without a translation stays English.

/** @param {string} sentence */
const asItStands = (sentence) => sentence;

/** @type {(sentence: string) => string} */
let translate = asItStands;

/**
 * Translates all words from now on.
 * @param {(sentence: string) => string} [translation] English if it is left out
 */
export function speak(translation = asItStands) {
  translate = translation;
}

/**
 * A sentence with values in its places: `say("Open {scene}", { scene })`. A value is never
 * translated.
 * @param {string} sentence
 * @param {Record<string, string | number>} [values]
 */
export function say(sentence, values = {}) {
  return translate(sentence).replace(
    /\{(\w+)\}/g,
    (place, name) => Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/**
 * A sentence with a count; `{count}` marks the place of the number. Other languages are looked up
 * by the plural sentence.
 * @param {number} count
 * @param {string} one
 * @param {string} many
 * @param {Record<string, string | number>} [values]
 */
export function sayCount(count, one, many, values = {}) {
  const counted = { count, ...values };
  return count === 1 && translate(many) === many ? say(one, counted) : say(many, counted);
}

/**
 * Marks a word for translation later, because a table is built before the language is known.
 * @param {string} sentence
 */
export function term(sentence) {
  return sentence;
}
