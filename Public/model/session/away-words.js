import { translate } from "../../language/translate.js";
import { SESSION_REMOVED } from "../../protocol/close-codes.js";
import { overdue } from "./link-words.js";

/** @import { Link } from "../../types/wire.d.ts" */

/**
 * The banner while the connection is away: "Disconnected 12 s ago at r53. Next try in 3 s."
 * @param {Pick<Link, "phase" | "since" | "retryAt" | "revision">} link
 * @param {number} now
 */
export function awaySentence(link, now) {
  const { revision } = link;
  const gone = seconds(now - link.since);
  const retryAt = link.retryAt ?? 0;
  const next = link.phase === "retrying" || retryAt <= now
    ? translate("Trying again…")
    : translate("Next try in {time}.", { time: seconds(retryAt - now) });
  return revision === null
    ? translate("Disconnected {gone} ago. {next}", { gone, next })
    : translate("Disconnected {gone} ago at r{revision}. {next}", { gone, revision, next });
}

/** The page explains a missing answer after this many milliseconds. */
const EXPLANATION_DELAY = 2000;

/**
 * The banner while a request has had no answer for a while, perhaps because the author’s code does
 * not return; null otherwise.
 * @param {Pick<Link, "phase" | "waitingSince" | "isPing">} link
 * @param {number} now
 */
export function overdueSentence(link, now) {
  const waited = overdue(link, now) ?? 0;
  if (waited < EXPLANATION_DELAY || link.isPing) return null;
  return translate("No answer for {time}. The app’s code may not return.", {
    time: seconds(waited),
  });
}

/**
 * The reason why this session cannot be shown; null if it comes back by itself.
 * @param {Pick<Link, "phase" | "reason">} link
 */
export function endSentence(link) {
  if (link.phase === "full") {
    return translate(
      "There’s no room for another session. Delete one you no longer need, and this one opens.",
    );
  }
  if (link.phase !== "ended") return null;
  return link.reason === SESSION_REMOVED
    ? translate("This session was deleted. Open another one or start over.")
    : link.reason
    ? translate("The server has ended this session: {reason}.", { reason: link.reason })
    : translate("The server has ended this session.");
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  const whole = Math.max(0, Math.ceil(milliseconds / 1000));
  if (whole < 60) return translate("{count} s", { count: whole });
  return whole < 3600
    ? translate("{count} min", { count: Math.floor(whole / 60) })
    : translate("{count} h", { count: Math.floor(whole / 3600) });
}
