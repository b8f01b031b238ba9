// The page's words about its connection. The phases of a link: "connecting" (the first time),
// "live", "waiting" (a retry is planned), "retrying", "locked" (the server asks for a token),
// "full" (there is no room for the session), "ended" (the server said not to come back).

import { translate, translateCount } from "../../language/translate.js";

/** @import { Link, Occupancy } from "../../types/wire.d.ts" */

/** Milliseconds for which a cut is not mentioned: most are over by then. */
export const NOTICE_DELAY = 500;

/**
 * True when the connection has been away for long enough to mention it.
 * @param {Pick<Link, "phase" | "since">} link
 * @param {number} now
 */
export function isAway(link, now) {
  return (link.phase === "waiting" || link.phase === "retrying") &&
    now - link.since >= NOTICE_DELAY;
}

/** The page reports a slow answer after this many milliseconds. */
const PATIENCE = 1000;

/**
 * The milliseconds for which a live server has owed an answer; null while that is normal.
 * @param {Pick<Link, "phase" | "waitingSince">} link
 * @param {number} now
 */
export function overdue({ phase, waitingSince }, now) {
  const waited = now - (waitingSince ?? now);
  return phase === "live" && waited >= PATIENCE ? waited : null;
}

/**
 * The one word of the pill, and its tone ("ok", "busy", "error").
 * @param {Pick<Link, "phase" | "since" | "waitingSince" | "isPing">} link
 * @param {number} now
 * @param {{ isPaused?: boolean } | null} viewing The earlier revision on the stage.
 */
export function linkState(link, now, viewing = null) {
  const waited = overdue(link, now);
  if (waited !== null) {
    const seconds = Math.floor(waited / 1000);
    const word = link.isPing
      ? translate("No answer for {seconds} s", { seconds })
      : translate("Waiting {seconds} s…", { seconds });
    return { word, tone: "busy" };
  }
  if (link.phase === "live" && viewing)
    return { word: viewing.isPaused ? translate("Paused") : translate("Viewing"), tone: "ok" };
  if (link.phase === "live") return { word: translate("Live"), tone: "ok" };
  if (link.phase === "locked") return { word: translate("Locked"), tone: "error" };
  if (link.phase === "full") return { word: translate("No space left"), tone: "error" };
  if (link.phase === "ended") return { word: translate("Ended"), tone: "error" };
  if (link.phase === "connecting") return { word: translate("Connecting"), tone: "busy" };
  return isAway(link, now)
    ? { word: translate("Reconnecting"), tone: "error" }
    : { word: translate("Live"), tone: "ok" };
}

/**
 * The warning of a server that has hardly room for another session.
 * @param {Occupancy} occupancy
 */
export function occupancyWords({ sessions, most }) {
  return translate("{sessions} of {most} sessions are in use. Delete some you no longer need.", {
    sessions,
    most,
  });
}

/**
 * The sentence about a reconnection: how many changes were missed, or that the history is new.
 * @param {{ kind: string, count?: number, sameEpoch?: boolean, reason?: string | null,
 *   lostFrom?: number | null }} outcome
 */
export function returnSentence({
  kind,
  count = 0,
  sameEpoch = true,
  reason = null,
  lostFrom = null,
}) {
  if (kind === "resumed") {
    return count === 0 ? translate("Reconnected. Nothing missed.") : translateCount(
      count,
      "Reconnected. Caught up on {count} change, none lost.",
      "Reconnected. Caught up on {count} changes, none lost.",
    );
  }
  if (!sameEpoch && lostFrom !== null) {
    return translate(
      "Reconnected. The server had to repair its history. r{lostFrom} and later are lost; this is its current state.",
      { lostFrom },
    );
  }
  if (!sameEpoch) {
    return translate(
      "Reconnected. The server restarted without the old history; this is its current state.",
    );
  }
  return reason === "too_old"
    ? translate("Reconnected. Too many changes to replay; showing the latest state.")
    : translate("Reconnected. This is the latest state.");
}
