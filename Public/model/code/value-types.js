// The Swift types of values whose source is not known, as far as their JSON shows them: a struct for
// an object, an enum for a text or for an object as Codable writes a case with values.

import { ExactNumber } from "../../protocol/exact-json.js";
import { FAMILIES, typeWord } from "../../protocol/type-names.js";
import { swiftText, swiftValue } from "./swift-literal.js";

/** @import { TypedValue } from "../../types/state.d.ts" */

/**
 * A type as it is written, and what it is made of.
 * @typedef {{ name: string, kind: "scalar" | "optional" | "array" | "struct" | "cases" | "texts",
 *   item?: Shape, members?: Map<string, Shape>, cases?: Map<string, Map<string, Shape>> }} Shape
 */

const DEEPEST = 6;
/** The key of a case's value without a label. */
const UNNAMED = /^_\d+$/;
const KEYWORDS = new Set(
  "as break case catch class continue default defer do else enum extension fallthrough false for func guard if import in init is let nil operator private protocol public repeat return self static struct subscript super switch throw true try var where while"
    .split(" "),
);
/** Literals of Foundation's types. */
const FOUNDATION = new Map([
  ["URL", (/** @type {string} */ text) => `URL(string: ${swiftText(text)})!`],
  ["UUID", (/** @type {string} */ text) => `UUID(uuidString: ${swiftText(text)})!`],
  ["Date", (/** @type {string} */ text) => `Date(timeIntervalSinceReferenceDate: ${text})`],
  ["Data", (/** @type {string} */ text) => `Data(base64Encoded: ${swiftText(text)})!`],
  ["Decimal", (/** @type {string} */ text) => `Decimal(string: ${swiftText(text)})!`],
]);

/** The types of some values, with a declaration of each and a literal for each value. */
export class ValueTypes {
  /** @type {Map<string, Shape>} */
  #own = new Map();

  /** @param {TypedValue[]} values */
  constructor(values) {
    for (const { type, value } of values) {
      if (isStandard(type)) continue;
      const name = this.nameOf(type);
      const found = topShape(value, name);
      const known = this.#own.get(name);
      this.#own.set(name, known ? merged(known, found) : found);
    }
  }

  /** @param {string} type Its name on the wire. */
  nameOf(type) {
    return isStandard(type) ? typeWord(type) : identifier(typeWord(type).split(".").at(-1) ?? "");
  }

  /** @param {string} type */
  shapeOf(type) {
    return this.#own.get(this.nameOf(type));
  }

  /** @param {TypedValue} typed */
  literal(typed) {
    const { type, value } = typed;
    const foundation = FOUNDATION.get(typeWord(type));
    if (FAMILIES.has(type)) return swiftValue(typed);
    if (isStandard(type) && foundation) return foundation(String(value));
    const shape = this.shapeOf(type);
    return shape ? literalOf(value, shape) : "nil";
  }

  /** The lines that declare the types that Swift does not have. */
  get declarations() {
    return [...this.#own.values()].flatMap((shape) => ["", ...declared(shape)]);
  }
}

/** @param {string} type */
function isStandard(type) {
  return FAMILIES.has(type) || (type.startsWith("Foundation.") && FOUNDATION.has(typeWord(type)));
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {Shape}
 */
function topShape(value, name) {
  if (typeof value === "string")
    return { name, kind: "texts", cases: new Map([[value, new Map()]]) };
  const shape = shapeOf(value, name, 0);
  // A type of the author's that is saved as a number, a list or nothing has one member here.
  if (shape.kind === "struct" || shape.kind === "cases") return shape;
  return { name, kind: "struct", members: new Map([["rawValue", shape]]) };
}

/**
 * @param {unknown} value
 * @param {string} name That of a type that has to be declared.
 * @param {number} depth
 * @returns {Shape}
 */
function shapeOf(value, name, depth) {
  if (value === null || depth > DEEPEST)
    return { name: "String?", kind: "optional", item: scalar("String") };
  if (Array.isArray(value)) {
    const items = value.slice(0, 20).map((item) => shapeOf(item, name, depth + 1));
    const item = items.length > 0 ? items.reduce(merged) : scalar("String");
    return { name: `[${item.name}]`, kind: "array", item };
  }
  if (typeof value !== "object" || value instanceof ExactNumber) return scalar(scalarName(value));
  const entries = Object.entries(value);
  const [[only, inside] = ["", null], ...others] = entries;
  if (others.length === 0 && isObject(inside))
    return { name, kind: "cases", cases: new Map([[only, membersOf(inside, depth)]]) };
  return { name, kind: "struct", members: membersOf(value, depth) };
}

/**
 * @param {object} value
 * @param {number} depth
 */
function membersOf(value, depth) {
  return new Map(
    Object.entries(value).slice(0, 30).map(([key, member]) => [
      key,
      shapeOf(member, identifier(key), depth + 1),
    ]),
  );
}

/** @param {unknown} value */
const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) &&
  !(value instanceof ExactNumber);

/**
 * @param {string} name
 * @returns {Shape}
 */
const scalar = (name) => ({ name, kind: "scalar" });

/** @param {unknown} value */
function scalarName(value) {
  if (typeof value === "boolean") return "Bool";
  if (typeof value === "string") return "String";
  return /^-?\d{1,18}$/.test(String(value)) ? "Int" : "Double";
}

/**
 * The shape that has both.
 * @param {Shape} one
 * @param {Shape} other
 * @returns {Shape}
 */
function merged(one, other) {
  if (one.kind === other.kind && one.cases && other.cases) {
    const cases = new Map([...one.cases, ...other.cases]);
    return { ...one, cases };
  }
  if (one.members && other.members) return { ...one, members: allMembers(one, other) };
  if (one.kind === "optional" || other.kind === "optional") {
    const item = one.kind === "optional" ? other : one;
    return item.kind === "optional" ? item : { name: `${item.name}?`, kind: "optional", item };
  }
  const names = [one.name, other.name];
  return names.includes("Double") && names.includes("Int") ? scalar("Double") : one;
}

/**
 * The members of both; one that only one of them has is optional.
 * @param {Shape} one
 * @param {Shape} other
 */
function allMembers({ members: mine = new Map() }, { members: others = new Map() }) {
  const none = shapeOf(null, "", 0);
  return new Map([...new Set([...mine.keys(), ...others.keys()])].map((
    key,
  ) => [key, merged(mine.get(key) ?? none, others.get(key) ?? none)]));
}

/**
 * @param {any} value
 * @param {Shape} shape
 * @param {boolean} [isInner] The type is declared in another one, and inferred.
 * @returns {string}
 */
function literalOf(value, shape, isInner = false) {
  const { kind, item = scalar("String"), members = new Map(), cases } = shape;
  const name = isInner ? "" : shape.name;
  if (kind === "optional") return (value ?? null) === null ? "nil" : literalOf(value, item, true);
  if (kind === "array") {
    const items = [value ?? []].flat().map((one) => literalOf(one, item, true));
    return `[${items.join(", ")}]`;
  }
  if (kind === "texts") return `${name}.${caseName(String(value))}`;
  if (kind === "cases") {
    const [[key, inside] = ["", {}]] = Object.entries(value ?? {});
    const values = argumentsOf(inside, cases?.get(key));
    return `${name}.${caseName(key)}${values && `(${values})`}`;
  }
  if (kind === "struct") {
    const isWrapped = members.size === 1 && members.has("rawValue") && !isObject(value);
    const inside = isWrapped ? { rawValue: value } : value;
    return `${name || ".init"}(${argumentsOf(inside, members)})`;
  }
  if (shape.name === "String") return swiftText(String(value));
  const text = String(value);
  return shape.name === "Double" && /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/**
 * @param {any} value
 * @param {Map<string, Shape>} [members]
 */
function argumentsOf(value, members = new Map()) {
  return [...members].map(([key, shape]) => {
    const text = literalOf(value?.[key], shape, true);
    // Most keywords are fine as labels.
    const label = identifierOfMember(key).replaceAll("`", "");
    return UNNAMED.test(key) ? text : `${label}: ${text}`;
  }).join(", ");
}

/**
 * @param {Shape} shape
 * @returns {string[]}
 */
function declared({ name, kind, members = new Map(), cases = new Map() }) {
  if (kind === "texts") {
    const lines = [...cases.keys()].map((text) => {
      const own = caseName(text);
      return `  case ${own}${own === text ? "" : ` = ${swiftText(text)}`}`;
    });
    return [`enum ${name}: String, Codable, Hashable {`, ...lines, "}"];
  }
  const lines = kind === "cases"
    ? [...cases].map(([key, values]) => `  case ${caseName(key)}${parameters(values)}`)
    : [...members].map(([key, { name: type }]) => `  var ${identifierOfMember(key)}: ${type}`);
  const inner = [...members.values(), ...[...cases.values()].flatMap((all) => [...all.values()])]
    .flatMap(ownOf).flatMap((shape) => ["", ...declared(shape).map((line) => `  ${line}`)]);
  return [
    `${kind === "cases" ? "enum" : "struct"} ${name}: Codable, Hashable {`,
    ...lines,
    ...inner.map((line) => line.trimEnd()),
    "}",
  ];
}

/** @param {Map<string, Shape>} values */
function parameters(values) {
  const list = [...values].map(([key, { name }]) =>
    UNNAMED.test(key) ? name : `${identifierOfMember(key)}: ${name}`
  );
  return list.length > 0 ? `(${list.join(", ")})` : "";
}

/**
 * The types inside another that have to be declared.
 * @param {Shape} shape
 * @returns {Shape[]}
 */
function ownOf(shape) {
  if (shape.item) return ownOf(shape.item);
  return shape.kind === "struct" || shape.kind === "cases" ? [shape] : [];
}

/** @param {string} text */
function identifier(text) {
  const name = caseName(text).replaceAll("`", "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @param {string} text */
function identifierOfMember(text) {
  return /^[A-Za-z_]\w*$/.test(text) && !KEYWORDS.has(text) ? text : caseName(text);
}

/**
 * A text as the name of a case: `applePie` for “apple-pie”.
 * @param {string} text
 */
function caseName(text) {
  if (/^[A-Za-z]\w*$/.test(text)) return KEYWORDS.has(text) ? `\`${text}\`` : text;
  const [first = "", ...rest] = text.slice(0, 60).split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? name : `value${name}`;
}
