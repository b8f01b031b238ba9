// Long lines of code in rows of a width, in columns of a font in which all letters are as wide.

/** East Asian letters and symbols take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;
const PLAIN = /^[\x20-\x7e]*$/;
/** A row ends after one of these, if it can. */
const ENDS = /[\s,;:([{}/.=|&-]/;
const TAB = 8;

/**
 * The first column of the rows after the first one: that of the line itself.
 * @param {string} line
 * @param {number} columns
 */
export function indentOf(line, columns) {
  const blank = /^[ \t]*/.exec(line)?.[0] ?? "";
  return Math.min([...blank].reduce((sum, part) => sum + widthOf(part), 0), columns >> 1);
}

/**
 * The offsets at which the rows of a line begin; [0] if it fits into one.
 * @param {string} line
 * @param {number} columns
 */
export function rowsOf(line, columns) {
  if (line.length <= columns && PLAIN.test(line)) return [0];
  const indent = indentOf(line, columns);
  const rows = [0];
  let [used, end, offset] = [0, 0, 0];
  let endWidth = 0;
  let isText = false;
  for (const letter of line) {
    const width = widthOf(letter);
    const room = rows.length === 1 ? columns : columns - indent;
    // Blanks at the end of a row may hang over its edge.
    if (used + width > room && letter !== " " && offset > rows[rows.length - 1]) {
      const isCut = end <= rows[rows.length - 1] || used - endWidth + width > columns - indent;
      rows.push(isCut ? offset : end);
      used = isCut ? 0 : used - endWidth;
    }
    used += width;
    offset += letter.length;
    isText ||= letter.trim() !== "";
    if (isText && ENDS.test(letter)) [end, endWidth] = [offset, used];
  }
  return rows;
}

/** @param {string} letter */
function widthOf(letter) {
  if (letter === "\t") return TAB;
  return WIDE.test(letter) ? 2 : 1;
}

/**
 * The parts of a line, divided at the rows' beginnings.
 * @template {{ text: string }} Part
 * @param {Part[]} parts
 * @param {number[]} rows
 * @returns {Part[][]}
 */
export function partsInRows(parts, rows) {
  /** @type {Part[][]} */
  const divided = rows.map(() => []);
  let offset = 0;
  for (const part of parts) {
    const end = offset + part.text.length;
    rows.forEach((begin, row) => {
      const [from, to] = [Math.max(begin, offset), Math.min(rows[row + 1] ?? Infinity, end)];
      if (from < to)
        divided[row].push({ ...part, text: part.text.slice(from - offset, to - offset) });
    });
    offset = end;
  }
  return divided;
}

/**
 * The last place whose start is not beyond `wanted`.
 * @param {number[]} starts Ascending, from 0.
 * @param {number} wanted
 */
export function placeAt(starts, wanted) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
