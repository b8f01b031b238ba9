import { translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";

/**
 * A choice of a few options, as radio buttons side by side; the first is chosen.
 * @param {string} words What is chosen.
 * @param {string} name
 * @param {{ id: string, words: string }[]} options
 * @param {(id: string) => void} choose
 */
export function makeSegments(words, name, options, choose) {
  const labels = options.map(({ id, words }, index) =>
    make(
      "label",
      {},
      make("input", {
        type: "radio",
        name,
        value: id,
        checked: index === 0,
        change: () => choose(id),
      }),
      translate(words),
    )
  );
  return make("fieldset", { class: "segments", "aria-label": words }, ...labels);
}
