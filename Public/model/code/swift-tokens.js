// The parts of a Swift file that have a colour of their own, line by line.

/** @typedef {"" | "note" | "string" | "word" | "type" | "number" | "name"} SwiftKind */
/** @typedef {{ kind: SwiftKind, text: string }} SwiftToken */

/**
 * The context that a line begins in: comments nested this deep, or a multi-line string that ends with
 * these quotes and number signs.
 * @typedef {{ comments: number, fence: string }} Inside
 */

/** @type {Inside} */
const OUTSIDE = { comments: 0, fence: "" };

const KEYWORDS = new Set(
  `actor any as associatedtype async await borrowing break case catch class consuming continue default defer
  deinit do else enum extension fallthrough false fileprivate final for func get guard if import in indirect
  infix init inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator
  override package postfix precedencegroup prefix private protocol public repeat required rethrows return
  self Self sending set some static struct subscript super switch throw throws true try typealias unowned
  var weak where while willSet didSet`.split(/\s+/),
);

const CODE = new RegExp(
  [
    String.raw`(?<note>//.*)`,
    String.raw`(?<open>/\*)`,
    String.raw`(?<fence>#{0,8}"""|#{1,8}")`,
    String.raw`(?<string>"(?:[^"\\]|\\.)*"?)`,
    String
      .raw`(?<number>\b(?:0x[\da-fA-F_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?))`,
    String.raw`(?<attribute>[@#][A-Za-z_]\w*)`,
    "(?<word>`?[\\p{L}_][\\p{L}\\p{N}_]*`?)",
  ].join("|"),
  "gu",
);

/**
 * The lines of a Swift file with their beginnings, found in one walk.
 * @param {string} text
 */
export function swiftLines(text) {
  const lines = text.split(/\r\n|[\n\r]/);
  /** @type {Inside[]} */
  const begin = [];
  let inside = OUTSIDE;
  for (const line of lines) {
    begin.push(inside);
    inside = after(line, inside);
  }
  return { lines, begin };
}

/** Longer lines are cut where they are shown; the rest is not read for colours. */
const LONGEST = 4000;

/**
 * @param {string} line
 * @param {Inside} inside
 */
function after(line, inside) {
  // Most lines begin and end in code, and have nothing that could lead out of it.
  if (inside === OUTSIDE && !/\/\*|"""|#"/.test(line)) return OUTSIDE;
  return walk(line.slice(0, LONGEST), inside, () => {});
}

/**
 * The parts of a line, which together are the line.
 * @param {string} line
 * @param {Inside} inside
 * @returns {SwiftToken[]}
 */
export function swiftTokens(line, inside = OUTSIDE) {
  /** @type {SwiftToken[]} */
  const tokens = [];
  walk(line, inside, (kind, text) => {
    const last = tokens.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) tokens.push({ kind, text });
  });
  return tokens;
}

/**
 * @param {string} line
 * @param {Inside} inside
 * @param {(kind: SwiftKind, text: string) => void} take
 * @returns {Inside} What the line ends in.
 */
function walk(line, inside, take) {
  let [at, now] = [0, inside];
  while (at < line.length) {
    const end = now.comments > 0
      ? comment(line, at)
      : now.fence
      ? closing(line, at, now.fence)
      : null;
    if (end !== null) {
      take(now.fence ? "string" : "note", line.slice(at, end.at));
      at = end.at;
      now = now.fence ? (end.step ? OUTSIDE : now) : deeper(now, end.step);
      continue;
    }
    CODE.lastIndex = at;
    const match = CODE.exec(line);
    if (!match) break;
    take("", line.slice(at, match.index));
    const { kind, next } = read(match);
    take(kind, match[0]);
    at = match.index + match[0].length;
    now = next;
  }
  if (at < line.length) take("", line.slice(at));
  // A single-line string ends with the line.
  return now.fence && !now.fence.startsWith('"""') ? OUTSIDE : now;
}

/**
 * @param {RegExpExecArray} match
 * @returns {{ kind: SwiftKind, next: Inside }}
 */
function read({ groups = {} }) {
  if (groups.open) return { kind: "note", next: { comments: 1, fence: "" } };
  if (groups.fence) return { kind: "string", next: { comments: 0, fence: closes(groups.fence) } };
  return { kind: kindOf(groups), next: OUTSIDE };
}

/**
 * The end of a string: its quotes, followed by the number signs.
 * @param {string} opening
 */
function closes(opening) {
  const quotes = opening.replace(/^#*/, "");
  return quotes + opening.slice(0, opening.length - quotes.length);
}

/**
 * @param {Record<string, string>} groups
 * @returns {SwiftKind}
 */
function kindOf({ note, string, number, attribute, word }) {
  if (note) return "note";
  if (string) return "string";
  if (number) return "number";
  if (attribute) return "name";
  if (KEYWORDS.has(word)) return "word";
  return /^\p{Lu}/u.test(word) ? "type" : "";
}

/**
 * The end of a part of a comment, with the change of depth there.
 * @param {string} line
 * @param {number} at
 */
function comment(line, at) {
  const found = /\/\*|\*\//g;
  found.lastIndex = at;
  const match = found.exec(line);
  if (!match) return { at: line.length, step: 0 };
  return { at: match.index + 2, step: match[0] === "/*" ? 1 : -1 };
}

/**
 * @param {Inside} inside
 * @param {number} step
 * @returns {Inside}
 */
function deeper(inside, step) {
  const comments = inside.comments + step;
  return comments > 0 ? { comments, fence: "" } : OUTSIDE;
}

/**
 * The end of a multi-line string; step 1 if it closes.
 * @param {string} line
 * @param {number} at
 * @param {string} fence
 */
function closing(line, at, fence) {
  const isRaw = fence.endsWith("#");
  for (let end = line.indexOf(fence, at); end >= 0; end = line.indexOf(fence, end + 1)) {
    if (isRaw || line[end - 1] !== "\\") return { at: end + fence.length, step: 1 };
  }
  return { at: line.length, step: 0 };
}
