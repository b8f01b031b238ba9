import { icon, make, setAttribute } from "../../dom/dom.js";

/**
 * A field for the number of a revision.
 * @param {string} words
 * @param {(revision: number) => void} choose
 */
export function picker(words, choose) {
  return make("input", {
    type: "number",
    min: "0",
    class: "diff-picker",
    "aria-label": words,
    change: ({ currentTarget: field }) => {
      const revision = Math.round(field.valueAsNumber);
      if (revision >= 0 && revision <= Number(field.max)) choose(revision);
      else field.reportValidity();
    },
  });
}

/**
 * @param {string} words
 * @param {string} glyph
 * @param {() => void} click
 */
export function stepButton(words, glyph, click) {
  const attributes = { type: "button", class: "icon-button", "aria-label": words, title: words };
  return make("button", { ...attributes, click }, icon(glyph));
}

/**
 * Shows a revision in a field, unless a person is typing in it.
 * @param {HTMLInputElement} field
 * @param {number} revision
 * @param {number} newest
 */
export function showRevision(field, revision, newest) {
  setAttribute(field, "max", newest);
  if (document.activeElement !== field) field.value = String(revision);
}
