import { parseValue } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";
import { documentOf } from "../session/session-document.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { PageContent } from "../page-content.d.ts" */

/** @typedef {{ method: string, params?: Params & { meta?: { label?: string } } }} Request */
/**
 * The requests that have the effect of the revisions in a range.
 * @typedef {{ session: string, from: number, to: number, scene: string, start: State, end: State,
 *   opening: Request[], steps: Request[] }} Recording
 */

/**
 * The session that is asked.
 * @typedef {Pick<PageContent, "ask" | "scenes" | "sessionName">} Source
 */

/** How often a history that keeps changing is asked for. */
const TRIES = 4;

/** The session changed each time that it was asked about. */
export class SessionKeepsChanging extends Error {}

/**
 * The requests that did what the revisions from `from` to `to` did.
 * @param {Source} page
 * @param {number} from
 * @param {number} to
 * @returns {Promise<Recording>}
 */
export async function recordingOf(page, from, to) {
  const [start, end, first] = await Promise.all([
    stateAt(page, from - 1),
    stateAt(page, to),
    page.ask("history.list", { after: from - 1, limit: 1 }),
  ]);
  const opensScene = first.revisions[0]?.cause.method === "scene.open";
  const steps = await linesBetween(page, from - 1, to, opensScene);
  const isOpenable = page.scenes.some(({ id }) => id === start.scene.id);
  const opening = [
    ...(isOpenable ? [{ method: "scene.open", params: { id: start.scene.id } }] : []),
    { method: "import", params: { document: withoutScene(documentOf(start)) } },
  ];
  const { sessionName: session } = page;
  return { session, from, to, scene: end.scene.id, start, end, opening, steps };
}

/** @param {Record<string, unknown>} document */
function withoutScene({ scene: _, ...document }) {
  return document;
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
 * The lines of the revisions after `after` up to `to`: the lines after `after`, without as many at
 * the end as there are after `to`.
 * @param {Source} page
 * @param {number} after
 * @param {number} to
 * @param {boolean} opensScene The first of the revisions begins a scene.
 */
async function linesBetween(page, after, to, opensScene) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const head = await headOf(page);
    const behind = to < head ? await linesAfter(page, to) : [];
    const lines = await linesAfter(page, after);
    if (await headOf(page) !== head) continue;
    const own = lines.slice(0, lines.length - behind.length);
    // A part that begins where the history does first states the initial state.
    while (!opensScene && own.length > 0 && !isLabelled(own[0])) own.shift();
    return own;
  }
  throw new SessionKeepsChanging(
    translate("The session keeps changing. Choose an end before the latest revision."),
  );
}

/** @param {Source} page */
async function headOf(page) {
  return (await page.ask("history.list", { limit: 1 })).head;
}

/** True for a request of a revision; those that begin a scene are the document's own. */
const isLabelled = (/** @type {Request} */ { params }) => params?.meta?.label !== undefined;

/**
 * All requests after a revision.
 * @param {Source} page
 * @param {number} revision
 */
async function linesAfter(page, revision) {
  /** @type {Request[]} */
  const requests = [];
  for (let after = /** @type {number | undefined} */ (revision); after !== undefined;) {
    /** @type {{ document: string, next?: number }} */
    const { document, next } = await page.ask("export", { format: "jsonl", after });
    for (const line of document.split("\n")) {
      if (line) requests.push(/** @type {Request} */ (parseValue(line)));
    }
    after = next;
  }
  return requests;
}
