// Text in a drawing, where nothing measures it: its width is estimated, and it is cut to fit.

import { visibleText } from "../../dom/visible-marks.js";

/** Letters that are as wide as they are high: of East Asia, and pictographs. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const NARROW = /[\s.,:;'’|!ijlIt()[\]\p{M}]/u;
const CAPITAL = /[\p{Lu}@%&mwMW_]/u;
/** Bold letters are this many times as wide. */
export const BOLD = 1.12;
const segments = new Intl.Segmenter();
/** Longer texts are cut before they are looked at. */
const MOST_LETTERS = 160;

/**
 * Text from outside as it is drawn: with marks for hidden characters, cut to a width.
 * @param {string} text
 * @param {number} width
 * @param {number} size The font's size, in the unit of the width.
 */
export function fitted(text, width, size) {
  const shown = visibleText(text, MOST_LETTERS);
  let [used, cut] = [0, ""];
  for (const { segment } of segments.segment(shown)) {
    used += letterWidth(segment) * size;
    if (used > width) return `${cut.trimEnd()}…`;
    if (used <= width - size * 0.8) cut += segment;
  }
  return shown;
}

/**
 * The estimated width of a text.
 * @param {string} text
 * @param {number} size
 */
export function widthOf(text, size) {
  let width = 0;
  for (const { segment } of segments.segment(text)) width += letterWidth(segment) * size;
  return width;
}

/** @param {string} letter */
function letterWidth(letter) {
  if (WIDE.test(letter) || PICTURE.test(letter)) return 1.05;
  if (NARROW.test(letter)) return 0.34;
  return CAPITAL.test(letter) ? 0.74 : 0.57;
}
