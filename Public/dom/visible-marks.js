// Characters that hide, reorder or break text are shown as marks, so that nothing in a text
// deceives. Emoji keep the joiners that hold them together.

/** @typedef {{ mark: string, name: string }} Mark */
/** @typedef {string | Mark | { more: number }} Piece */

/**
 * `text` as a list of pieces: plain strings, and marks `{mark, name}` for invisible characters.
 * Only the first `limit` UTF-16 units are read; a last piece `{more}` counts the rest.
 * @param {string} text
 * @param {number} limit
 * @returns {Piece[]}
 */
export function visiblePieces(text, limit = Infinity) {
  const head = text.length > limit ? clipped(text, limit) : text;
  /** @type {Piece[]} */
  const pieces = [];
  let plain = 0;
  for (const match of head.matchAll(HIDDEN)) {
    if (isPartOfEmoji(head, match)) continue;
    if (match.index > plain) pieces.push(head.slice(plain, match.index));
    pieces.push(markFor(match[0]));
    plain = match.index + match[0].length;
  }
  if (plain < head.length) pieces.push(head.slice(plain));
  if (head.length < text.length) pieces.push({ more: text.length - head.length });
  return pieces;
}

/**
 * The same as one string, for names that assistive technology reads and for titles.
 * @param {string} text
 * @param {number} limit
 */
export function visibleText(text, limit = Infinity) {
  return visiblePieces(text, limit)
    .map((piece) => (typeof piece === "string" ? piece : "mark" in piece ? piece.mark : "…"))
    .join("");
}

// Format, control, separators of lines, private noncharacters, lone surrogates, and more than
// eight combining marks in a row (which would paint over the neighbours).
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u115F\u1160\u3164\uFFA0\u034F]|(?<=\p{M}{8})\p{M}+/gu;

const NAMES = new Map([
  [0x09, "⇥"],
  [0x0a, "↵"],
  [0x0d, "␍"],
  [0x7f, "␡"],
  [0xad, "SHY"],
  [0x61c, "ALM"],
  [0x200b, "ZWSP"],
  [0x200c, "ZWNJ"],
  [0x200d, "ZWJ"],
  [0x200e, "LRM"],
  [0x200f, "RLM"],
  [0x2028, "LS"],
  [0x2029, "PS"],
  [0x202a, "LRE"],
  [0x202b, "RLE"],
  [0x202c, "PDF"],
  [0x202d, "LRO"],
  [0x202e, "RLO"],
  [0x2060, "WJ"],
  [0x2066, "LRI"],
  [0x2067, "RLI"],
  [0x2068, "FSI"],
  [0x2069, "PDI"],
  [0xfeff, "BOM"],
]);

/** @param {string} hidden */
function markFor(hidden) {
  const code = hidden.codePointAt(0) ?? 0;
  if (/^\p{M}/u.test(hidden) && !NAMES.has(code) && code !== 0x34f) {
    const count = [...hidden].length;
    return { mark: `+${count}`, name: `${count} more combining marks` };
  }
  const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  const picture = code < 0x20 ? String.fromCodePoint(0x2400 + code) : number;
  return { mark: NAMES.get(code) ?? picture, name: number };
}

/**
 * A joiner between two pictographs, or a tag inside a flag, belongs to the picture.
 * @param {string} text
 * @param {RegExpExecArray} match
 */
function isPartOfEmoji(text, match) {
  if (match[0] === "\u200d") {
    const before = text.slice(Math.max(0, match.index - 4), match.index);
    const after = text.slice(match.index + 1, match.index + 3);
    return (
      /(\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?$/u.test(before) &&
      /^\p{Extended_Pictographic}/u.test(after)
    );
  }
  const code = match[0].codePointAt(0) ?? 0;
  if (code < 0xe0020 || code > 0xe007f) return false;
  return /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u.test(
    text.slice(Math.max(0, match.index - 14), match.index),
  );
}

/**
 * The first `limit` units, without half of a surrogate pair that the cut would leave.
 * @param {string} text
 * @param {number} limit
 */
function clipped(text, limit) {
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
