// The parts of a JSON text, and changes of one part that leave every other unchanged: its digits,
// its escapes, the order of its keys, its spaces.

/** @typedef {{ name: string, start: number, node: TextNode }} TextMember */
/**
 * A part of a JSON text: its kind, and where it starts and ends.
 * @typedef {{
 *   kind: "object" | "array" | "string" | "number" | "boolean" | "null", start: number,
 *   end: number, members: TextMember[], items: TextNode[],
 * }} TextNode
 */

const TOKEN = /[{}[\],:]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s{}[\],:"]+/g;

/**
 * The parts of a text; null if it is not valid JSON.
 * @param {string} text
 * @returns {TextNode | null}
 */
export function textTree(text) {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const top = partOf("array", 0);
  /** The containers around the token, the innermost last. A loop: JSON may be nested deeply. */
  const around = [top];
  /** @type {{ name: string, start: number } | null} */
  let key = null;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inside = around[around.length - 1];
    if (token === "," || token === ":") continue;
    if (token === "}" || token === "]") {
      inside.end = index + 1;
      around.pop();
      continue;
    }
    if (inside.kind === "object" && key === null) {
      key = { name: JSON.parse(token), start: index };
      continue;
    }
    const node = partOf(kindOf(token), index, index + token.length);
    if (key === null) inside.items.push(node);
    else inside.members.push({ ...key, node });
    key = null;
    if (node.kind === "object" || node.kind === "array") around.push(node);
  }
  return top.items[0] ?? null;
}

/**
 * @param {TextNode["kind"]} kind
 * @param {number} start
 * @param {number} end
 * @returns {TextNode}
 */
function partOf(kind, start, end = start) {
  return { kind, start, end, members: [], items: [] };
}

/** @param {string} token */
function kindOf(token) {
  if (token === "{") return "object";
  if (token === "[") return "array";
  if (token[0] === '"') return "string";
  if (token === "null") return "null";
  return token === "true" || token === "false" ? "boolean" : "number";
}

/**
 * The text with other JSON in the place of one part.
 * @param {string} text
 * @param {{ start: number, end: number }} part
 * @param {string} json
 */
export function replacePart(text, { start, end }, json) {
  return text.slice(0, start) + json + text.slice(end);
}

/**
 * The text with one more part at the end of a list, or of an object under `name`.
 * @param {string} text
 * @param {TextNode} holder
 * @param {string} json
 * @param {string} [name]
 */
export function addPart(text, holder, json, name) {
  const key = name === undefined ? "" : `${JSON.stringify(name)}: `;
  const last = spansOf(holder).at(-1);
  if (!last) return replacePart(text, { start: holder.start + 1, end: holder.end - 1 }, key + json);
  // As the last one is written: on a line of its own, or after a space.
  const space = /\s*$/.exec(text.slice(holder.start + 1, last.start))?.[0] ?? "";
  return replacePart(text, { start: last.end, end: last.end }, `,${space || " "}${key}${json}`);
}

/**
 * The text without one part of a list or an object, and without its comma.
 * @param {string} text
 * @param {TextNode} holder
 * @param {number} index
 */
export function removePart(text, holder, index) {
  const spans = spansOf(holder);
  const { start, end } = spans[index];
  if (index > 0) return replacePart(text, { start: spans[index - 1].end, end }, "");
  if (spans.length > 1) return replacePart(text, { start, end: spans[1].start }, "");
  return replacePart(text, { start: holder.start + 1, end: holder.end - 1 }, "");
}

/** @param {TextNode} holder */
function spansOf({ members, items }) {
  return items.length > 0 ? items : members.map(({ start, node }) => ({ start, end: node.end }));
}
