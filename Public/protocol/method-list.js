import { methodsIn } from "./method-schema.js";

/** @import { Method } from "./method-schema.js" */

/** @type {Promise<Method[]> | null} */
let fetched = null;

/**
 * The methods of the server's reference, asked for once; none while it cannot be read.
 * @returns {Promise<Method[]>}
 */
export function methodList() {
  return fetched ??= fetchMethods();
}

async function fetchMethods() {
  try {
    return methodsIn(await (await fetch("/protocol.json")).json());
  } catch {
    fetched = null;
    return [];
  }
}
