// A recording as statements of Swift on a variable `path`: what its steps did to the path.

import { swiftValue } from "./swift-literal.js";

/** @import { TypedValue } from "../../types/state.d.ts" */
/** @import { Recording, Request } from "../script/recording.js" */

/** An edit of the path: values that are appended, elements that go, or a new path. */
/** @typedef {{ append: TypedValue[] } | { remove: number } | { anew: TypedValue[] }} Edit */
/**
 * A step: the words above it, its edits, and the values on the path after it.
 * @typedef {{ words: string, edits: Edit[], path: TypedValue[] }} SwiftStep
 */

/**
 * The statements of a step.
 * @param {SwiftStep} step
 */
export function statementsOf({ edits }) {
  return edits.flatMap((edit) => {
    if ("append" in edit) return appended(edit.append);
    if ("anew" in edit) return ["path = NavigationPath()", ...appended(edit.anew)];
    return [edit.remove === 1 ? "path.removeLast()" : `path.removeLast(${edit.remove})`];
  });
}

/** @param {TypedValue[]} values */
const appended = (values) => values.map((value) => `path.append(${swiftValue(value)})`);

/**
 * The steps of a recording. In some scenes a selection empties the stack. Both ways are tried, and
 * the one that leads to the recorded end is returned.
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
  return [...way, { words: "what the scene made of it", edits: [{ anew: path }], path }];
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
  const made = [{ words: "where it begins", edits: [{ append: before }], path: before }];
  for (const request of steps) {
    const path = made.at(-1)?.path ?? [];
    made.push({ words: wordsOf(request), ...done(request, path, clears) });
  }
  return made;
}

/** @param {Request} request */
function wordsOf({ method, params }) {
  const label = params?.meta?.label;
  return label && label !== method ? `${method} (${label})` : method;
}

/** @typedef {Pick<SwiftStep, "edits" | "path">} Outcome */

/**
 * The effect of a request on the path.
 * @param {Request} request
 * @param {TypedValue[]} path
 * @param {boolean} clears
 * @returns {Outcome}
 */
function done({ method, params = {} }, path, clears) {
  const values = /** @type {TypedValue[]} */ (params.values ?? []);
  switch (method) {
    case "push":
      return { edits: [{ append: values }], path: [...path, ...values] };
    case "pop":
      return popped(path, Number(params.count ?? 1));
    case "popToRoot":
      return popped(path, path.length);
    case "replaceTop": {
      const value = /** @type {TypedValue} */ (params.value);
      const edits = [{ remove: 1 }, { append: [value] }];
      return { edits, path: [...path.slice(0, -1), value] };
    }
    case "setPath":
      return newPath(values);
    case "import":
    case "scene.open":
      return newPath(/** @type {any} */ (params.document)?.path ?? []);
    case "transaction":
      return stepsInOrder(/** @type {Request[]} */ (params.commands), path, clears);
    case "select":
      return clears ? popped(path, path.length) : { edits: [], path };
    default:
      return { edits: [], path };
  }
}

/**
 * @param {TypedValue[]} path
 * @param {number} count
 * @returns {Outcome}
 */
function popped(path, count) {
  if (count === 0) return { edits: [], path };
  return { edits: [{ remove: count }], path: path.slice(0, path.length - count) };
}

/**
 * @param {TypedValue[]} path
 * @returns {Outcome}
 */
const newPath = (path) => ({ edits: [{ anew: path }], path });

/**
 * @param {Request[]} commands
 * @param {TypedValue[]} path
 * @param {boolean} clears
 * @returns {Outcome}
 */
function stepsInOrder(commands, path, clears) {
  return commands.reduce((/** @type {Outcome} */ before, command) => {
    const { edits, path } = done(command, before.path, clears);
    return { edits: [...before.edits, ...edits], path };
  }, { edits: [], path });
}
