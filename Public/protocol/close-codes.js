/** The server's close codes that make a difference to clients; /protocol.json lists all. */
export const CLOSE_CODES = {
  /** The client broke the protocol. */
  protocolError: 1002,
  /** The client sent a binary frame. */
  binaryFrame: 1003,
  /** The client sent text that is not UTF-8. */
  invalidText: 1007,
  /** The client sent a message that is too long. */
  tooBig: 1009,
  /** The token is missing or wrong. */
  unauthorised: 4501,
  /** There is no room for another session. */
  noRoom: 4504,
};

/** A client's own close code when it leaves. */
export const LEAVING = 1000;
/** The code of a connection that was lost without a closing. */
export const LOST = 1006;
/** From this one on, it is pointless to connect again. */
const FIRST_FINAL = 4500;

/** The server's reason after the session was deleted. */
export const SESSION_REMOVED = "the session was removed";

/** @param {number} code */
export function isFinal(code) {
  return code >= FIRST_FINAL;
}

/**
 * True for a code that refuses a message: sent again, it would be refused again.
 * @param {number} code
 */
export function refusesMessage(code) {
  const { protocolError, binaryFrame, invalidText, tooBig } = CLOSE_CODES;
  return [protocolError, binaryFrame, invalidText, tooBig].includes(code);
}
