// The string literals of Swift sources, as the keys of translated sentences: with `{0}`, `{1}` …
// in place of the interpolations.

/**
 * All literals of a source, in order. Raw literals and comments have none.
 * @param {string} source
 * @returns {string[]}
 */
export function swiftLiterals(source) {
  const text = source.replace(/^\s*\/\/.*$/gm, "");
  const literals = [];
  let index = 0;
  while ((index = text.indexOf('"', index)) !== -1) {
    if (text[index - 1] === "#") index = endOfRaw(text, index);
    else {
      const { words, inner, end } = literalAt(text, index);
      literals.push(words, ...inner);
      index = end;
    }
  }
  return literals;
}

/**
 * The position after a raw literal.
 * @param {string} text
 * @param {number} start
 */
function endOfRaw(text, start) {
  const mark = text.startsWith('"""', start) ? '"""#' : '"#';
  const end = text.indexOf(mark, start + 1);
  return end === -1 ? text.length : end + mark.length;
}

/**
 * The literal that begins at a quotation mark, and those in its interpolations.
 * @param {string} text
 * @param {number} start
 */
function literalAt(text, start) {
  const isMultiline = text.startsWith('"""', start);
  const mark = isMultiline ? '"""' : '"';
  const inner = [];
  let [index, words, places] = [start + mark.length, "", 0];
  while (!text.startsWith(mark, index)) {
    if (index >= text.length) return { words, inner, end: index };
    if (text.startsWith("\\(", index)) {
      const end = closingParenthesis(text, index + 1);
      inner.push(...swiftLiterals(text.slice(index + 2, end - 1)));
      words += `{${places++}}`;
      index = end;
    } else if (text[index] === "\\") {
      words += { n: "\n", t: "\t" }[text[index + 1]] ??
        (text[index + 1] === "\n" ? "\\\n" : text[index + 1]);
      index += 2;
    } else words += text[index++];
  }
  return { words: isMultiline ? joined(words) : words, inner, end: index + mark.length };
}

/**
 * The position after the closing parenthesis.
 * @param {string} text
 * @param {number} open
 */
function closingParenthesis(text, open) {
  let [index, depth] = [open + 1, 1];
  while (depth > 0 && index < text.length) {
    if (text[index] === '"') index = literalAt(text, index).end;
    else depth += { "(": 1, ")": -1 }[text[index++]] ?? 0;
  }
  return index;
}

/**
 * The text of a literal over several lines: without its indentation, and with joined lines.
 * @param {string} words
 */
function joined(words) {
  const lines = words.split("\n");
  const indent = (lines.at(-1) ?? "").length;
  return lines.slice(1, -1).map((line) => line.slice(indent)).join("\n").replaceAll("\\\n", "");
}
