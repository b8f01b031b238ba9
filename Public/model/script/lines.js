// A script: a request or an expectation a line, as JSON. It is read whole before anything is sent.

import { parseValue } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";
import { expectationOf } from "./expectations.js";

/** @import { Params } from "../../types/wire.d.ts" */
/** @import { Method } from "../../protocol/method-schema.js" */
/** @import { Expectation } from "./expectations.js" */

/**
 * A request; `refused` is set if the server must refuse it, with that code or with any (true).
 * @typedef {{ line: number, kind: "command", method: string, params: Params,
 *   refused: number | true | null }} CommandLine
 */
/**
 * Expectations that must hold at once, or within this many milliseconds.
 * @typedef {{ line: number, kind: "expect", expectations: Expectation[], within: number }} ExpectLine
 */
/** @typedef {CommandLine | ExpectLine} ScriptLine */
/** @typedef {{ line: number, message: string }} LineProblem */
/** @typedef {{ lines: ScriptLine[], problems: LineProblem[] }} Script */
/** @typedef {Record<string, unknown>} Members */

/** A script is kept in the browser and read by a person: longer ones are for `colonnade drive`. */
export const MOST_LINES = 1000;
export const MOST_CHARACTERS = 65_536;
const MOST_WAIT = 60_000;

/**
 * @param {string} text
 * @param {Method[]} methods Those that the server has; none if they are not known.
 * @returns {Script}
 */
export function parseScript(text, methods = []) {
  /** @type {Script} */
  const script = { lines: [], problems: [] };
  const texts = text.split(/\r?\n/);
  if (texts.length > MOST_LINES + 1 || text.length > MOST_CHARACTERS) {
    const message = translate(
      "Scripts can have at most {lines} lines and {characters} characters.",
      {
        lines: MOST_LINES,
        characters: MOST_CHARACTERS,
      },
    );
    return { lines: [], problems: [{ line: Math.min(texts.length, MOST_LINES + 1), message }] };
  }
  for (const [index, line] of texts.entries()) {
    if (line.trim() === "") continue;
    try {
      script.lines.push(readLine(index + 1, line, methods));
    } catch (error) {
      script.problems.push({ line: index + 1, message: /** @type {Error} */ (error).message });
    }
  }
  return script;
}

/**
 * @param {number} line
 * @param {string} text
 * @param {Method[]} methods
 * @returns {ScriptLine}
 */
function readLine(line, text, methods) {
  const members = membersOf(text);
  if (Object.hasOwn(members, "expect")) return { line, ...readExpectation(members) };
  return { line, ...readCommand(members, methods) };
}

/**
 * @param {string} text
 * @returns {Members}
 */
function membersOf(text) {
  let value;
  try {
    value = parseValue(text);
  } catch (error) {
    const place = /position (\d+)/.exec(/** @type {Error} */ (error).message)?.[1];
    throw new Error(
      place === undefined
        ? translate("This isn’t valid JSON.")
        : translate("This isn’t valid JSON: error at character {place}.", {
          place: Number(place) + 1,
        }),
    );
  }
  if (isObject(value)) return value;
  throw new Error(
    translate("Each line is one object, for example {request} or {expectation}.", {
      request: '{"method":"pop"}',
      expectation: '{"expect":{"depth":1}}',
    }),
  );
}

/**
 * @param {Members} members
 * @returns {Omit<ExpectLine, "line">}
 */
function readExpectation(members) {
  refuseOthers(members, ["expect", "within"]);
  const { expect, within = 0 } = members;
  if (!isObject(expect) || Object.keys(expect).length === 0) {
    throw new Error(
      translate("“expect” is an object, such as {example}.", { example: '{"depth":1}' }),
    );
  }
  if (typeof within !== "number" || !(within >= 0 && within <= MOST_WAIT)) {
    throw new Error(
      translate("“within” is a number of milliseconds, at most {most}.", { most: MOST_WAIT }),
    );
  }
  const expectations = Object.entries(expect).map(([name, value]) => expectationOf(name, value));
  return { kind: "expect", expectations, within };
}

/**
 * @param {Members} members
 * @param {Method[]} methods
 * @returns {Omit<CommandLine, "line">}
 */
function readCommand(members, methods) {
  refuseOthers(members, ["method", "params", "refused", "id", "jsonrpc"]);
  const { method, params = {}, refused = null } = members;
  if (typeof method !== "string") {
    throw new Error(translate("Each line needs a “method” or an “expect”."));
  }
  if (!isObject(params)) throw new Error(translate("“params” is an object."));
  if (refused !== null && refused !== true && !Number.isInteger(refused)) {
    throw new Error(translate("“refused” is the code of an error, such as 1001, or true."));
  }
  if (/^(sessions|presence)\./.test(method) || /^(measure|rows\.get)$/.test(method)) {
    throw new Error(
      translate("Scripts can’t call {method}: they only work in their own session.", { method }),
    );
  }
  const { meta, ...own } = params;
  if (isObject(meta)) refuseOthers(meta, ["label"]);
  if (methods.length > 0) checkMethod(method, own, methods);
  return { kind: "command", method, params: own, refused: /** @type {number | null} */ (refused) };
}

/**
 * @param {string} name
 * @param {Members} params
 * @param {Method[]} methods
 */
function checkMethod(name, params, methods) {
  const method = methods.find((method) => method.name === name);
  if (!method) throw new Error(translate("Unknown method “{method}”.", { method: name }));
  const known = method.members.map(({ name }) => name);
  for (const member of Object.keys(params)) {
    if (known.includes(member)) continue;
    throw new Error(
      known.length === 0
        ? translate("{method} takes no parameters.", { method: name })
        : translate("{method} has no parameter “{member}”. It takes {known}.", {
          method: name,
          member,
          known: known.join(", "),
        }),
    );
  }
  for (const { name: member, isNeeded } of method.members) {
    if (isNeeded && !Object.hasOwn(params, member))
      throw new Error(translate("{method} needs “{member}”.", { method: name, member }));
  }
}

/**
 * @param {Members} members
 * @param {string[]} known
 */
function refuseOthers(members, known) {
  const other = Object.keys(members).find((name) => !known.includes(name));
  if (other === undefined) return;
  throw new Error(
    translate("Unknown member “{name}”. Available: {known}.", {
      name: other.slice(0, 60),
      known: known.join(", "),
    }),
  );
}

/**
 * @param {unknown} value
 * @returns {value is Members}
 */
function isObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype;
}

/** The methods that no transaction can contain: they act in the app, change the history, or ask. */
const ONLY_ALONE =
  /^(transaction|undo|redo|restore|tap|openURL|import|export|scene\..*|history\..*|types\..*|state\..*)$/;
const MOST_TOGETHER = 1000;

/**
 * The commands that can run as one revision, and the expectations after them; null if something
 * has to run by itself.
 * @param {ScriptLine[]} lines
 * @returns {{ commands: CommandLine[], expectations: ExpectLine[] } | null}
 */
export function asTransaction(lines) {
  const commands = lines.filter((line) => line.kind === "command");
  const expectations = lines.filter((line) => line.kind === "expect");
  const areInOrder = lines.slice(0, commands.length).every(({ kind }) => kind === "command");
  const fit = commands.every(({ method, refused }) => !ONLY_ALONE.test(method) && refused === null);
  const isOne = areInOrder && fit && commands.length > 1 && commands.length <= MOST_TOGETHER;
  return isOne ? { commands, expectations } : null;
}
