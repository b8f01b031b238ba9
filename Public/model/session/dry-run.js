// Sessions other than the page's own: a copy that shows what a command would do, and one that
// begins with a document.

import { documentOf } from "./session-document.js";
import { openSideConnection } from "../../protocol/side-connection.js";

/** @import { Scene, State } from "../../types/state.d.ts" */
/** @import { Credential, Params, Result, Runtime } from "../../types/wire.d.ts" */
/** @import { Shared } from "./shared-document.js" */

/**
 * @typedef {{ state: State, changed: boolean }} Preview
 * @typedef {{ name: string, address(): string, runtime: Runtime, credential: Credential | null,
 *   scenes: Scene[], ask(method: string, params: Params): Promise<Result> }} Stage
 */

/**
 * Does a command in a session of its own that begins with the state of this one, and is then
 * removed. There, an app's state outside its navigation starts over.
 * @param {Stage & { state: State }} stage
 * @param {string} method
 * @param {Params} params
 * @returns {Promise<Preview>}
 */
export async function dryRun(
  { name, address, runtime, credential, state, scenes, ask },
  method,
  params,
) {
  const { connection, opened } = openSideConnection({ tab: name, runtime, address, credential });
  try {
    await opened;
    const { scene: _, ...document } = documentOf(state);
    if (scenes.some(({ id }) => id === state.scene.id)) {
      await connection.command("scene.open", { id: state.scene.id });
    }
    await connection.command("import", { document });
    const { changed } = await connection.command(method, params);
    return { state: (await connection.ask("state.get")).state, changed };
  } finally {
    connection.end();
    await ask("sessions.delete", { session: name }).catch(() => {});
  }
}

/**
 * Begins a session with a document, in the document's scene if there is one. If the document does
 * not fit, no session remains.
 * @param {Pick<Shared, "format" | "document" | "scene">} shared
 * @param {Stage} stage
 */
export async function beginWith(
  { format, document, scene },
  { name, address, runtime, credential, scenes, ask },
) {
  const { connection, opened } = openSideConnection({ tab: name, runtime, address, credential });
  try {
    await opened;
    if (scenes.some(({ id }) => id === scene))
      await connection.command("scene.open", { id: scene });
    await connection.command("import", { format, document });
    connection.end();
  } catch (error) {
    connection.end();
    await ask("sessions.delete", { session: name }).catch(() => {});
    throw error;
  }
}
