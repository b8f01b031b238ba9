// The log as a sequence diagram: who asked the model for what, and whom it notified.

import { aboutPieces, piecesOf } from "../history/change-summary.js";
import { pieceText } from "./log-text.js";
import { causeWords } from "../../protocol/methods.js";
import { translate } from "../../language/translate.js";
import { nameOfClient } from "../session/client-words.js";

/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { RevisionLog } from "./revision-log.js" */

/** At most this many lanes of clients are drawn; all other clients share one. */
const MOST_LANES = 5;
const OTHERS = "others";
/** The lane of this tab. No client can have this name: names have no blanks. */
export const HERE = "this tab";

/**
 * The facts that the diagram has in addition to the log.
 * @typedef {{ client: string, isOwn: (id: unknown) => boolean,
 *   roundTripOf: (id: unknown) => number | null,
 *   nameOf: (client: string) => string }} Around
 */
/** @typedef {{ id: string, words: string, client: string | null }} Lane */
/**
 * One revision: the lane that asked (null: the app by itself), whether this tab was notified, and
 * how long the answer took if this tab waited for it, in milliseconds.
 * @typedef {{ from: string | null, isNotified: boolean, words: string, trip: number | null }} Step
 */

/**
 * The lanes, this tab first: those of the clients that did most of what is here, in the order of
 * their names, so that they keep their places.
 * @param {RevisionLog} log
 * @param {Around} around
 * @returns {Lane[]}
 */
export function lanesOf(log, around) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (let index = 0; index < log.count; index += 1) {
    const { cause } = /** @type {LogEntry} */ (log.at(index));
    if (cause.client === null || around.isOwn(cause.id)) continue;
    counts.set(cause.client, (counts.get(cause.client) ?? 0) + 1);
  }
  const most = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(
    0,
    MOST_LANES - 1,
  );
  const clients = most.map(([client]) => client).toSorted();
  const lanes = clients.map((client) => ({ id: client, words: wordsFor(client, around), client }));
  const others = {
    id: OTHERS,
    words: translate("{count} others", { count: counts.size - clients.length }),
    client: null,
  };
  return [
    { id: HERE, words: wordsFor(around.client, around, true), client: around.client },
    ...lanes,
    ...(counts.size > clients.length ? [others] : []),
  ];
}

/**
 * @param {string} client
 * @param {Around} around
 * @param {boolean} isOwn
 */
function wordsFor(client, { nameOf, client: own }, isOwn = false) {
  return nameOfClient(client, { taken: nameOf(client), isOwn, own });
}

/**
 * @param {LogEntry} entry
 * @param {Lane[]} lanes
 * @param {Around} around
 * @returns {Step}
 */
export function stepOf({ cause, did = [], isLive }, lanes, { isOwn, roundTripOf }) {
  const pieces = [...aboutPieces(cause.about), ...piecesOf(did)];
  const words = [causeWords(cause), ...pieces.slice(0, 6).map(pieceText)].join(" ");
  const isHere = isOwn(cause.id);
  const lane = lanes.find(({ id }) => id === (isHere ? HERE : cause.client));
  const from = cause.client === null ? null : lane?.id ?? OTHERS;
  return { from, isNotified: isLive === true, words, trip: isHere ? roundTripOf(cause.id) : null };
}

/**
 * The step as a sentence.
 * @param {number} revision
 * @param {Step} step
 * @param {Lane[]} lanes
 */
export function stepSentence(revision, { from, isNotified, words, trip }, lanes) {
  const who = from === null
    ? translate("The app itself")
    : lanes.find(({ id }) => id === from)?.words ?? translate("Another");
  const asked = translate("{revision}, {who}: {words}", { revision: `r${revision}`, who, words });
  const done = trip === null
    ? asked
    : translate("{step}, answered in {time}", { step: asked, time: tripWords(trip) });
  return isNotified ? translate("{step}; notification to this tab", { step: done }) : done;
}

/** @param {number} milliseconds */
export function tripWords(milliseconds) {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}
