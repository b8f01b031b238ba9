import { Disconnected } from "./errors.js";

/** HTTP statuses that say why no WebSocket opens, now or later. */
const REFUSING_STATUSES = new Set([400, 401, 403, 421]);

/**
 * The server's refusal of a session's WebSockets, which do not say why; a plain request for the
 * state does. Null if it refuses nothing for good, or does not answer.
 * @param {string} server
 * @param {string} session
 * @param {string | undefined} token
 * @param {number} patience In milliseconds.
 */
export async function refusalOf(server, session, token, patience) {
  try {
    const answer = await fetch(new URL(`/state/${session}`, server.replace(/^ws/, "http")), {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!REFUSING_STATUSES.has(answer.status)) return null;
    return new Disconnected(`The server refuses: ${text}`, answer.status);
  } catch {
    // Nothing answers at all: the next try is under way.
    return null;
  }
}
