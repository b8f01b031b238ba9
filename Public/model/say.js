// The page's words in the reader's language. English stands where it is used, and is the name by
// which another language is looked up; what is missing there stays English.

/** @param {string} sentence */
const asItStands = (sentence) => sentence;

/** @type {(sentence: string) => string} */
let translate = asItStands;

/**
 * Has all words translated from now on.
 * @param {(sentence: string) => string} [translation] English where it is left out
 */
export function speak(translation = asItStands) {
  translate = translation;
}

/**
 * A sentence, with values in the places that it has for them: `say("Open {scene}", { scene })`. A
 * value is never translated.
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
 * A sentence about so many things; the place for their number is `{count}`. Other languages are
 * looked up by the sentence of many.
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
 * A word that is said elsewhere: it stands in a table, before the language is known.
 * @param {string} sentence
 */
export function term(sentence) {
  return sentence;
}
