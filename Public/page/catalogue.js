import { methodsIn } from "../model/catalogue.js";

/** @import { Method } from "../model/catalogue.js" */

/** @type {Promise<Method[]> | null} */
let asked = null;

/**
 * The methods of the server's reference, asked for once; none while it cannot be read.
 * @returns {Promise<Method[]>}
 */
export function catalogue() {
  return asked ??= readMethods();
}

async function readMethods() {
  try {
    return methodsIn(await (await fetch("/protocol.json")).json());
  } catch {
    asked = null;
    return [];
  }
}
