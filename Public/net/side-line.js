import { say } from "../model/say.js";
import { Connection } from "./connection.js";

/** @import { Credential, Phase, World } from "../types.d.ts" */

const PATIENCE = 8000;

/**
 * Opens a connection beside the page's own.
 * @param {{ tab: string, world: World, address: () => string, credential: Credential | null }} options
 * @returns {{ line: Connection, live: Promise<Connection> }} `live` settles once it can be asked, or
 *   fails once it is known that it cannot.
 */
export function openSideLine({ tab, world, address, credential }) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const fail = () => {
    line.end();
    reject(new Error(say("The server isn’t responding.")));
  };
  const hopeless = new Set(["locked", "full", "ended"]);
  const line = new Connection({
    tab,
    world,
    address,
    delegate: {
      connectionPhase: (/** @type {Phase} */ phase) => hopeless.has(phase) && fail(),
      connectionHello: () => resolve(line),
      connectionChanged: () => {},
      connectionRenamed: () => {},
    },
  });
  if (credential) line.unlock(credential);
  line.start();
  const timer = world.setTimeout(fail, PATIENCE);
  return { line, live: promise.finally(() => world.clearTimeout(timer)) };
}
