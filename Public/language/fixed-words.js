// Sentences that the server sends as plain text, in the reader's language: each has a fixed form
// with the values in it. A text of another form is unchanged.

import { term, translateSentence } from "./translate.js";

/** @import { Sentence } from "../types/wire.d.ts" */

/** The forms; a value can have one of these forms too. */
const FORMS = [
  term("The log does not say what was tapped."),
  term("Text typed into such a field isn’t kept."),
  term("The log keeps only the beginning of a text this long."),
  term("The log does not say which URL was opened."),
  term("The log keeps only the beginning of a URL this long."),
  term("The steps before it took {0} seconds."),
  term("tap “{0}”"),
  term("open {0}"),
  term("index {0}"),
  term("id {0}"),
  term("the value {0}"),
  term("type {0}"),
  term("with the id “{0}”"),
  term("labelled “{0}”"),
  term("No enabled control is labeled “{0}”. On screen: {1}."),
  term("No enabled control is labeled “{0}”."),
  term("No control on the screen has the id “{0}”."),
  term("“{0}” matches several controls: {1}."),
  term("The control {0} is disabled."),
  term("The control {0} is covered by {1}."),
  term("A person can’t dismiss {0} by hand. Use one of its own controls."),
  term("Nothing handles “{0}”: {1}"),
  term("it is not a URL with a scheme."),
  term("no view of the scene has onOpenURL."),
  term("There’s no back button. The visible stack is at its root."),
  term("Cannot pop {0}: the path has 1 element."),
  term("Cannot pop {0}: the path has {1} elements."),
  term("Cannot replace the top: the path is empty."),
  term("No element of the path has {0}."),
  term("The binding holds values of type {0}, not {1}."),
  term("The scene's detail has no NavigationStack, so there is no path."),
];

/** @type {{ form: string, pattern: RegExp }[] | null} */
let patterns = null;

/**
 * A text of the server.
 * @param {string} text
 * @returns {string}
 */
export function fixedWords(text) {
  patterns ??= FORMS.map((form) => ({ form, pattern: patternOf(form) }));
  for (const { form, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found) return translateSentence(withFixedValues({ words: form, values: found.slice(1) }));
  }
  return text;
}

/**
 * A sentence whose values are in the reader's language if they have a fixed form. Words of a person
 * or an app are in quotation marks, and are unchanged.
 * @param {Sentence} sentence
 * @returns {Sentence}
 */
export function withFixedValues({ words, values = [] }) {
  return {
    words,
    values: values.map((value, index) => {
      if (typeof value !== "string") return withFixedValues(value);
      return words.includes(`“{${index}}”`) ? value : fixedWords(value);
    }),
  };
}

/** @param {string} form */
function patternOf(form) {
  const parts = form.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*)")}$`, "s");
}
