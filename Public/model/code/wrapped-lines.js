// Long lines of code in rows of a width, in columns of a font in which all letters are as wide.

/** East Asian letters and symbols take two columns; there are none before the first of these. */
const FIRST_WIDE = 0x1100;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;
const PLAIN = /^[\x20-\x7e]*$/;
/** A row ends after one of these, or after a blank, if it can. */
const ENDS = new Set([...",;:([{}/.=|&-"].map((mark) => mark.charCodeAt(0)));
const [SPACE, TABULATOR] = [0x20, 0x09];
/** The columns of a tabulator, and those that a row is set in from the line that it belongs to. */
const [TAB, HANG] = [8, 2];

/**
 * The first column of the rows after the first one: a little in from that of the line itself.
 * @param {string} line
 * @param {number} columns
 */
export function indentOf(line, columns) {
  const blank = /^[ \t]*/.exec(line)?.[0] ?? "";
  const width = [...blank].reduce((sum, part) => sum + widthOf(part.charCodeAt(0)), 0);
  return Math.min(width + HANG, columns >> 1);
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
  // Lines can be long and many: no letter becomes a string of its own.
  while (offset < line.length) {
    const code = line.codePointAt(offset) ?? 0;
    const width = widthOf(code);
    const room = rows.length === 1 ? columns : columns - indent;
    // Blanks at the end of a row may hang over its edge.
    if (used + width > room && code !== SPACE && offset > rows[rows.length - 1]) {
      const isCut = end <= rows[rows.length - 1] || used - endWidth + width > columns - indent;
      rows.push(isCut ? offset : end);
      used = isCut ? 0 : used - endWidth;
    }
    used += width;
    offset += code > 0xffff ? 2 : 1;
    const isBlank = isSpace(code);
    isText ||= !isBlank;
    if (isText && (isBlank || ENDS.has(code))) [end, endWidth] = [offset, used];
  }
  return rows;
}

/** @param {number} code A code point. */
function widthOf(code) {
  if (code === TABULATOR) return TAB;
  return code >= FIRST_WIDE && WIDE.test(String.fromCodePoint(code)) ? 2 : 1;
}

/** @param {number} code A code point. */
function isSpace(code) {
  if (code < 0x80) return code === SPACE || (code >= TABULATOR && code <= 0x0d);
  return String.fromCodePoint(code).trim() === "";
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
