import { translate } from "../language/translate.js";
import { Connection } from "./connection.js";

/** @import { Credential, Phase, Runtime } from "../types/wire.d.ts" */

const CONNECT_TIMEOUT = 8000;

/**
 * Opens a connection beside the page's own.
 * @param {{ tab: string, runtime: Runtime, address: () => string,
 *   credential: Credential | null, changed?: () => void }} options `changed` is called after each
 *   change of the session.
 * @returns {{ connection: Connection, opened: Promise<Connection> }} `opened` settles once
 *   it can be asked, or
 *   fails once it is known that it cannot.
 */
export function openSideConnection({ tab, runtime, address, credential, changed = () => {} }) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const fail = () => {
    connection.end();
    reject(new Error(translate("The server isn’t responding.")));
  };
  const fatalPhases = new Set(["locked", "full", "ended"]);
  const connection = new Connection({
    tab,
    runtime,
    address,
    delegate: {
      connectionPhase: (/** @type {Phase} */ phase) => fatalPhases.has(phase) && fail(),
      connectionHello: () => resolve(connection),
      connectionChanged: () => changed(),
      connectionRenamed: () => {},
    },
  });
  if (credential) connection.unlock(credential);
  connection.start();
  const timer = runtime.setTimeout(fail, CONNECT_TIMEOUT);
  return { connection, opened: promise.finally(() => runtime.clearTimeout(timer)) };
}
