import { translate } from "../../language/translate.js";
import { isContainer, isElement, preview } from "../../model/state/state-tree.js";
import { wordDiff } from "../../model/state/word-diff.js";
import { make } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { chipFor } from "../value-chip/value-chip.js";

/** @import { FieldChange } from "../../model/state/field-diff.js" */
/** @import { TextPart } from "../../model/state/word-diff.js" */

const MOST_LETTERS = 300;
/** The number of equal characters shown around the difference of two texts. */
const CONTEXT = 40;

/**
 * A line for a member that changed: its name, and from what to what.
 * @param {FieldChange} change
 * @param {string} name
 */
export function fieldLine(change, name) {
  const label = make("span", { class: "field-name" });
  writeUntrusted(label, name, 80);
  return make("li", { class: "field-change" }, label, ...sides(change));
}

/** @param {FieldChange} change */
function sides(change) {
  const hasFrom = Object.hasOwn(change, "from");
  const hasTo = Object.hasOwn(change, "to");
  if (!hasFrom) return [side("ins", change.to)];
  if (!hasTo) return [side("del", change.from)];
  const { from, to } = change;
  if (typeof from === "string" && typeof to === "string" && sharesWords(from, to))
    return [wordsOf(from, to)];
  return [side("del", from), " → ", side("ins", to)];
}

/**
 * True if showing the words that two texts have in common helps.
 * @param {string} from
 * @param {string} to
 */
function sharesWords(from, to) {
  if (!/\s/.test(from.trim()) && !/\s/.test(to.trim())) return false;
  return wordDiff(from, to).some(({ kind, text }) => kind === "same" && text.trim() !== "");
}

/**
 * @param {"ins" | "del"} tag
 * @param {unknown} value
 */
function side(tag, value) {
  const box = make(tag, {});
  if (isElement(value)) box.append(chipFor(value));
  else {
    const text = value === undefined ? translate("nothing") : preview(value, MOST_LETTERS);
    writeUntrusted(box, text, MOST_LETTERS + 1);
    box.classList.toggle("is-whole", !isContainer(value));
  }
  return box;
}

/**
 * @param {string} from
 * @param {string} to
 */
function wordsOf(from, to) {
  const parts = wordDiff(from, to);
  return make(
    "span",
    { class: "field-words" },
    ...parts.map((part, place) => {
      const tag = part.kind === "same" ? "span" : part.kind === "gone" ? "del" : "ins";
      const box = make(tag, {});
      writeUntrusted(box, shortened(part, place, parts.length), MOST_LETTERS);
      return box;
    }),
  );
}

/**
 * Shortens common text that is far from a difference.
 * @param {TextPart} part
 * @param {number} index
 * @param {number} count
 */
function shortened({ kind, text }, index, count) {
  if (kind !== "same" || text.length <= 2 * CONTEXT + 3) return text;
  const head = index === 0 ? "" : text.slice(0, CONTEXT);
  const tail = index === count - 1 ? "" : text.slice(-CONTEXT);
  return `${head} … ${tail}`;
}
