// A recording as statements of Swift on a variable `path`: what its steps did to the path.

import { swiftValue } from "./swift-literal.js";

/** @import { TypedValue } from "../../types.d.ts" */
/** @import { Recording, Request } from "../../net/recording.js" */

/**
 * A step: the words above it, its statements, and the values on the path behind it.
 * @typedef {{ words: string, statements: string[], path: TypedValue[] }} SwiftStep
 */

/**
 * The steps of a recording. A selection takes the screens off the stack in scenes where it does: it
 * is tried with and without, and the way that leads to the recorded end is told.
 * @param {Recording} recording
 * @returns {SwiftStep[]}
 */
export function swiftSteps(recording) {
  const ways = [true, false].map((clears) => stepsOf(recording, clears));
  const end = spelled(recording.end.detail.path);
  const right = ways.find((steps) => spelled(steps.at(-1)?.path ?? []) === end);
  if (right) return right;
  const [way] = ways;
  const path = recording.end.detail.path;
  return [...way, { words: "what the scene made of it", statements: whole(path), path }];
}

/** @param {TypedValue[]} path */
const spelled = (path) => JSON.stringify(path.map(({ type, value }) => [type, value]));

/**
 * @param {Recording} recording
 * @param {boolean} clears A selection empties the path.
 */
function stepsOf({ start, steps }, clears) {
  const before = start.detail.path;
  /** @type {SwiftStep[]} */
  const told = [{ words: "where it begins", statements: appended(before), path: before }];
  for (const request of steps) {
    const path = told.at(-1)?.path ?? [];
    const { statements, path: now } = done(request, path, clears);
    told.push({ words: wordsOf(request), statements, path: now });
  }
  return told;
}

/** @param {Request} request */
function wordsOf({ method, params }) {
  const label = params?.meta?.label;
  return label && label !== method ? `${method} (${label})` : method;
}

/** @typedef {{ statements: string[], path: TypedValue[] }} Outcome */

/**
 * What a request does to the path.
 * @param {Request} request
 * @param {TypedValue[]} path
 * @param {boolean} clears
 * @returns {Outcome}
 */
function done({ method, params = {} }, path, clears) {
  const values = /** @type {TypedValue[]} */ (params.values ?? []);
  switch (method) {
    case "push":
      return { statements: appended(values), path: [...path, ...values] };
    case "pop":
      return popped(path, Number(params.count ?? 1));
    case "popToRoot":
      return popped(path, path.length);
    case "replaceTop": {
      const value = /** @type {TypedValue} */ (params.value);
      return {
        statements: ["path.removeLast()", ...appended([value])],
        path: [...path.slice(0, -1), value],
      };
    }
    case "setPath":
      return { statements: whole(values), path: values };
    case "import":
    case "scene.open":
      return imported(/** @type {any} */ (params.document)?.path);
    case "transaction":
      return inTurn(/** @type {Request[]} */ (params.commands), path, clears);
    case "select":
      return clears ? popped(path, path.length) : { statements: [], path };
    default:
      return { statements: [], path };
  }
}

/**
 * @param {TypedValue[]} path
 * @param {number} count
 * @returns {Outcome}
 */
function popped(path, count) {
  if (count === 0) return { statements: [], path };
  const statement = count === 1 ? "path.removeLast()" : `path.removeLast(${count})`;
  return { statements: [statement], path: path.slice(0, path.length - count) };
}

/**
 * @param {TypedValue[] | undefined} path
 * @returns {Outcome}
 */
const imported = (path = []) => ({ statements: whole(path), path });

/**
 * @param {Request[]} commands
 * @param {TypedValue[]} path
 * @param {boolean} clears
 * @returns {Outcome}
 */
function inTurn(commands, path, clears) {
  return commands.reduce((/** @type {Outcome} */ before, command) => {
    const { statements, path } = done(command, before.path, clears);
    return { statements: [...before.statements, ...statements], path };
  }, { statements: [], path });
}

/** @param {TypedValue[]} values */
const appended = (values) => values.map((value) => `path.append(${swiftValue(value)})`);

/** @param {TypedValue[]} values */
const whole = (values) => ["path = NavigationPath()", ...appended(values)];
