// The parts of a line of code that have a colour of their own.

/** @typedef {"json" | "swift" | "python" | "javascript" | "lines"} Language */
/** @typedef {{ kind: "" | "name" | "string" | "number" | "word" | "note", text: string }} CodeToken */

const DOCSTRING = String.raw`"""(?:[^"\\]|\\.|"(?!""))*(?:"""|$)`;
const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const NUMBER = String.raw`\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
const KEYWORDS = {
  json: "true|false|null",
  lines: "true|false|null",
  swift:
    "import|struct|var|let|func|throws|try|await|async|private|true|false|nil|self|some|in|for|if|else|return|case|switch|enum|extension|where|static",
  python:
    "import|from|def|return|with|as|if|else|for|in|while|try|except|None|True|False|not|and|or|global|continue|raise",
  javascript:
    "import|from|export|const|let|function|return|await|async|new|if|else|for|of|in|while|throw|true|false|null|undefined|class",
};
/** @type {Partial<Record<Language, string>>} */
const NOTES = { swift: "//.*", javascript: "//.*", python: `#.*|${DOCSTRING}` };
/** @type {Partial<Record<Language, string>>} */
const DIRECTIVES = { swift: String.raw`[@#][A-Za-z_]\w*` };

/** @type {Map<Language, RegExp>} */
const patterns = new Map();

/** @param {Language} language */
function patternOf(language) {
  const known = patterns.get(language);
  if (known) return known;
  const note = NOTES[language] ?? "(?!)";
  const parts = [
    `(?<note>${note})`,
    `(?<name>"(?:[^"\\\\]|\\\\.)*"(?=\\s*:))`,
    `(?<string>${STRING})`,
    `(?<number>-?${NUMBER})`,
    `(?<word>${DIRECTIVES[language] ?? "(?!)"}|\\b(?:${KEYWORDS[language]})\\b)`,
  ];
  const pattern = new RegExp(parts.join("|"), "g");
  patterns.set(language, pattern);
  return pattern;
}

/**
 * True for each line that begins inside a docstring.
 * @param {string[]} lines
 * @param {Language} language
 */
export function docLines(lines, language) {
  let isInside = false;
  return lines.map((line) => {
    const was = isInside;
    const quotes = language === "python" ? line.split('"""').length - 1 : 0;
    if (quotes % 2 === 1) isInside = !isInside;
    return was;
  });
}

/**
 * A line's parts, which together are the line.
 * @param {string} line
 * @param {Language} language
 * @param {boolean} [isDoc] It begins inside a docstring.
 * @returns {CodeToken[]}
 */
export function codeTokens(line, language, isDoc = false) {
  if (isDoc) {
    const end = line.indexOf('"""');
    if (end < 0) return [{ kind: "note", text: line }];
    const [note, rest] = [line.slice(0, end + 3), line.slice(end + 3)];
    return [{ kind: "note", text: note }, ...codeTokens(rest, language)];
  }
  /** @type {CodeToken[]} */
  const tokens = [];
  let end = 0;
  for (const match of line.matchAll(patternOf(language))) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ??
      [""];
    if (match.index > end) tokens.push({ kind: "", text: line.slice(end, match.index) });
    tokens.push({ kind: /** @type {CodeToken["kind"]} */ (kind), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: "", text: line.slice(end) });
  return tokens;
}
