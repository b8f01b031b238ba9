// The changes between two revisions as lines of a script: the original commands, or, if those are
// unknown or work only in this session, commands that have the same effect.

import { writeExactly } from "../../protocol/exact-json.js";
import { countLabelled, isSessionBound, repeatCommand, shortSpelling } from "./repeat-command.js";
import { toRequestValue } from "./request-values.js";
import { recordingOf } from "./recording.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Source } from "./recording.js" */
/** @import { Command } from "../history/lost-history.js" */

/**
 * @typedef {{ from: number, to: number, opens: boolean,
 *   isWanted(entry: LogEntry): boolean, sent(id: unknown): Command | null }} Wanted
 */
/** @typedef {{ text: string, count: number, secrets: number, isCut: boolean }} Recorded */

const PAGE = 200;
const MOST = 900;
/** The end is waited for: changes that an app makes on its own can take a moment. */
const WITHIN = 2000;

/**
 * @param {Source} page
 * @param {Wanted} wanted
 * @returns {Promise<Recorded>}
 */
export async function recordLines(page, { from, to, opens, isWanted, sent }) {
  const entries = await entriesBetween(page, from, to);
  const chosen = entries.filter(isWanted).slice(0, MOST);
  /** @type {unknown[]} */
  const lines = [];
  let secrets = 0;
  for (const entry of chosen.flatMap(withUnseen)) {
    if (isByItself(entry)) continue;
    const again = repeatCommand(entry, sent(entry.cause.id));
    secrets += entry.cause.about?.secret ? 1 : 0;
    if (again === null || isSessionBound(again))
      lines.push(...await effectsOf(page, entry.revision));
    else lines.push(shortSpelling(await named(page, entry, again)));
  }
  const count = lines.length;
  const isWhole = chosen.length === entries.length;
  if (opens) lines.unshift(...await openingOf(page, from, to));
  if (isWhole && count > 0) lines.push(await ending(page, to));
  const text = lines.map((line) => `${writeExactly(line)}\n`).join("");
  return { text, count, secrets, isCut: entries.length > MOST && chosen.length === MOST };
}

/**
 * The entry, and before it what was done without anything being seen of it then.
 * @param {LogEntry} entry
 * @returns {LogEntry[]}
 */
function withUnseen(entry) {
  const { about } = entry.cause;
  const acts = (about?.unseen ?? []).map((act) => {
    const method = act.url === undefined ? "tap" : "openURL";
    return { ...entry, did: [], cause: { ...entry.cause, id: null, method, about: act } };
  });
  return [...acts, entry];
}

/**
 * @param {Source} page
 * @param {number} from
 * @param {number} to
 */
async function entriesBetween(page, from, to) {
  /** @type {LogEntry[]} */
  const entries = [];
  for (let after = from; after < to && entries.length <= MOST;) {
    const { revisions } = await page.ask("history.list", { after, limit: PAGE });
    if (revisions.length === 0) break;
    entries.push(...revisions.filter((/** @type {LogEntry} */ { revision }) => revision <= to));
    after = revisions.at(-1).revision;
  }
  return entries;
}

/**
 * True for a change without a request: it happens again on its own.
 * @param {LogEntry} entry
 */
function isByItself({ cause }) {
  return cause.method === "app" || cause.method === "relaunch" || cause.method === "rebuilt";
}

/**
 * @param {Source} page
 * @param {number} revision
 */
async function effectsOf(page, revision) {
  const { steps } = await recordingOf(page, revision, revision);
  return steps.map(({ method, params: { meta: _, ...params } = {} }) =>
    shortSpelling({ method, params })
  );
}

/**
 * The command by the control's label if that names only one control: a control's id is known only
 * to this run of the app.
 * @param {Source} page
 * @param {LogEntry} entry
 * @param {Command} again
 * @returns {Promise<Command>}
 */
async function named(page, { revision, cause }, { method, params }) {
  const { control = cause.about?.control, label: _, ...rest } = params;
  const label = cause.about?.label;
  if (method !== "tap" || control === undefined || !label) return { method, params };
  const before = await stateAt(page, revision - 1);
  const isOne = countLabelled(before.view, label) === 1;
  return { method, params: isOne ? { label, ...rest } : { control, ...rest } };
}

/**
 * @param {Source} page
 * @param {number} revision
 * @returns {Promise<State>}
 */
async function stateAt(page, revision) {
  return (await page.ask("history.get", { revision })).state;
}

/**
 * @param {Source} page
 * @param {number} from
 * @param {number} to
 */
async function openingOf(page, from, to) {
  const { opening } = await recordingOf(page, from + 1, to);
  return /** @type {{ method: string, params?: Params }[]} */ (opening);
}

/**
 * @param {Source} page
 * @param {number} to
 */
async function ending(page, to) {
  const { scene, screens, detail } = await stateAt(page, to);
  const titles = screens.map(({ title }) => title);
  const expect = { "/scene/id": scene.id, titles, path: detail.path.map(toRequestValue) };
  return { expect, within: WITHIN };
}
