import { parseValue } from "./exact-json.js";
import { translate } from "../language/translate.js";

/**
 * A part of a JSON Schema, as the server's reference writes it.
 * @typedef {{ type?: string | string[], enum?: string[], $ref?: string, description?: string,
 *   items?: Schema, oneOf?: Schema[], minimum?: number, maximum?: number, pattern?: string }} Schema
 */
/**
 * A method of the protocol: its members in the reference's order, and an example of its parameters.
 * @typedef {{ name: string, summary: string, members: Member[], example: Record<string, unknown> }} Method
 */
/** @typedef {{ name: string, isNeeded: boolean, schema: Schema }} Member */

/**
 * The methods in the server's /protocol.json, in its order, without old names of others.
 * @param {any} reference
 * @returns {Method[]}
 */
export function methodsIn(reference) {
  const messages = reference?.components?.messages ?? {};
  return Object.entries(reference?.operations ?? {}).flatMap(([name, { deprecated }]) => {
    const message = messages[name];
    if (deprecated) return [];
    if (message?.payload?.properties?.method?.const !== name) return [];
    const { properties = {}, required = [] } = message.payload.properties.params ?? {};
    const members = Object.entries(properties).filter(([member]) => member !== "meta").map(
      ([member, schema]) => ({ name: member, isNeeded: required.includes(member), schema }),
    );
    const example = message.examples?.[0]?.payload?.params ?? {};
    return [{ name, summary: message.summary ?? "", members, example }];
  });
}

/**
 * The parameters that the fields' texts give, or the problems, by member. An empty field is
 * left out unless the method needs it.
 * @param {Method} method
 * @param {Record<string, string>} texts
 * @returns {{ params: Record<string, unknown>, problems: Record<string, string> }}
 */
export function paramsFrom({ members }, texts) {
  /** @type {Record<string, unknown>} */
  const params = {};
  /** @type {Record<string, string>} */
  const problems = {};
  for (const { name, isNeeded, schema } of members) {
    const text = texts[name] ?? "";
    if (text === "") {
      if (isNeeded) problems[name] = translate("This is required.");
      continue;
    }
    try {
      params[name] = valueOf(kindOf(schema), text);
    } catch (error) {
      problems[name] = /** @type {Error} */ (error).message;
    }
  }
  return { params, problems };
}

/**
 * The kind of a member's field: a list, a text, a text or null, a whole number, yes or no, JSON, or
 * a document, which is an object or any text.
 * @param {Schema} schema
 * @returns {"choice" | "text" | "name" | "integer" | "boolean" | "document" | "json"}
 */
export function kindOf({ type, enum: choices, oneOf = [] }) {
  if (choices?.every((choice) => typeof choice === "string")) return "choice";
  if (type === "string") return "text";
  if (Array.isArray(type) && type.includes("string")) return "name";
  if (oneOf.some(({ type }) => type === "string")) return "document";
  if (type === "integer") return "integer";
  return type === "boolean" ? "boolean" : "json";
}

const EXAMPLES = '42, "Hello", [1, true], {"type":"Int","value":"7"}';

/**
 * @param {ReturnType<typeof kindOf>} kind
 * @param {string} text
 * @returns {unknown}
 */
function valueOf(kind, text) {
  if (kind === "choice" || kind === "text") return text;
  if (kind === "name") return text === "null" ? null : text;
  if (kind === "document") return documentOf(text);
  if (kind === "boolean") return text === "true";
  if (kind === "integer") {
    if (!/^-?\d+$/.test(text.trim()) || !Number.isSafeInteger(Number(text)))
      throw new Error(translate("A whole number, for example 3."));
    return Number(text);
  }
  try {
    return parseValue(text);
  } catch {
    throw new Error(translate("JSON, for example {examples}.", { examples: EXAMPLES }));
  }
}

/**
 * Returns a JSON object parsed and a JSON string as its text. Any other text, such as a saved path
 * or lines, is the document itself.
 * @param {string} text
 */
function documentOf(text) {
  try {
    const value = parseValue(text);
    const isList = Array.isArray(value);
    return typeof value === "string" || (value !== null && typeof value === "object" && !isList)
      ? value
      : text;
  } catch {
    return text;
  }
}
