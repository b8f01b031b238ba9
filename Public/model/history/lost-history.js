// The end of a history that the server has not kept: what it was, and how to repeat it.

import { commandWords } from "../log/command-words.js";
import { pieceText } from "../log/log-text.js";
import { aboutPieces, piecesOf } from "./change-summary.js";
import { causeWords } from "../../protocol/methods.js";
import { documentOf } from "../session/session-document.js";

/** @import { PathElement, State } from "../../types/state.d.ts" */
/** @import { Effect, Params, Position } from "../../types/wire.d.ts" */
/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { RevisionLog } from "../log/revision-log.js" */

/** @typedef {{ method: string, params: Params }} Command */
/** @typedef {{ revision: number, words: string, command: Command | null }} LostStep */
/**
 * `isWhole` is true if the steps begin where the history did.
 * @typedef {{ epoch: string | null, revision: number, state: State, steps: LostStep[],
 *   isWhole: boolean }} Lost
 */

const MOST_STEPS = 200;

/**
 * @param {Position & { state: State }} position
 * @param {RevisionLog} log
 * @param {Map<unknown, Command>} sent What this page sent, by the ids of the requests.
 * @returns {Lost}
 */
export function lostHistory({ epoch, revision, state }, log, sent) {
  /** @type {LostStep[]} */
  const steps = [];
  for (let index = 0; index < Math.min(log.count, MOST_STEPS); index += 1) {
    if (index > 0 && log.missingBelow(index - 1) > 0) break;
    steps.unshift(stepOf(/** @type {LogEntry} */ (log.at(index)), sent));
  }
  return { epoch, revision: revision ?? 0, state, steps, isWhole: steps[0]?.revision === 1 };
}

/**
 * @param {LogEntry} entry
 * @param {Map<unknown, Command>} sent
 * @returns {LostStep}
 */
function stepOf(entry, sent) {
  const { revision, cause, did = [] } = entry;
  const own = sent.get(cause.id);
  const command = own ?? commandOf(entry);
  const pieces = [...aboutPieces(cause.about), ...piecesOf(did)].slice(0, 4).map(pieceText);
  const words = pieces.length === 0 && own
    ? commandWords(own.method, own.params)
    : [causeWords(cause), ...pieces].join(" ");
  return { revision, words, command };
}

/**
 * A command that repeats a revision, from its log entry; null if the entry says too little.
 * @param {LogEntry} entry
 * @returns {Command | null}
 */
export function commandOf({ cause, did = [], coalesced }) {
  if (coalesced !== undefined) return null;
  const params = PARAMETERS.get(cause.method)?.(did, cause);
  return params ? { method: cause.method, params } : null;
}

/** @type {Map<string, (did: Effect[], cause: LogEntry["cause"]) => Params | null>} */
const PARAMETERS = new Map(Object.entries({
  push(did) {
    const pushed = did.find(({ push }) => push);
    const values = pushed?.push?.map(plain) ?? [];
    return values.length > 0 && values.length === (pushed?.count ?? values.length)
      ? { values }
      : null;
  },
  pop(did) {
    const popped = did.find(({ pop }) => pop);
    return popped ? { count: popped.count ?? popped.pop?.length ?? 1 } : null;
  },
  popToRoot: () => ({}),
  back: () => ({}),
  undo: () => ({}),
  redo: () => ({}),
  select(did) {
    const chosen = did.find(({ select }) => select !== undefined);
    if (!chosen) return null;
    const { select: column, value = null } = chosen;
    return Array.isArray(value)
      ? { column, values: value.map(plain) }
      : { column, value: value && plain(/** @type {PathElement} */ (value)) };
  },
  setColumnVisibility: (did) => changedField(did, "columnVisibility", "visibility"),
  setPreferredCompactColumn: (did) => changedField(did, "preferredCompactColumn", "column"),
  setEnvironment(did) {
    const fields = did.filter(({ field }) => field?.startsWith("environment."));
    const device = fields.find(({ field }) => field === "environment.device");
    if (device) return { device: device.to };
    const members = fields.map(({ field = "", to }) => [field.split(".")[1], to]);
    return members.length > 0 ? Object.fromEntries(members) : null;
  },
  "scene.open"(did) {
    const scene = did.find((one) => one.scene !== undefined)?.scene;
    return scene === undefined ? null : { id: scene };
  },
  openURL: (_did, { about }) => (about?.url === undefined ? null : { url: about.url }),
  tap(_did, { about }) {
    if (about?.label === undefined || about.secret) return null;
    const { label, value } = about;
    // Only a field takes a text; on other controls, the tap repeats the effect.
    return typeof value === "string" ? { label, text: value } : { label };
  },
}));

/**
 * @param {Effect[]} did
 * @param {string} name
 * @param {string} parameter
 */
function changedField(did, name, parameter) {
  const found = did.find(({ field }) => field === name);
  return found ? { [parameter]: found.to } : null;
}

/** @param {PathElement} element */
function plain({ type, value }) {
  return { type, value };
}

/**
 * The commands that bring a session to the final state of the lost one.
 * @param {State} state
 * @param {{ id: string }[]} scenes Those that the server has.
 * @returns {Command[]}
 */
export function returningCommands(state, scenes) {
  const { scene: _, ...document } = /** @type {Params} */ (documentOf(state));
  const isKnown = scenes.some(({ id }) => id === state.scene.id);
  return [
    ...(isKnown ? [{ method: "scene.open", params: { id: state.scene.id } }] : []),
    { method: "import", params: { document } },
  ];
}
