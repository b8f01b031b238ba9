// The effect of a command, found out in a copy of the session.

import { documentOf } from "../model/session-document.js";
import { openSideLine } from "./side-line.js";

/** @import { Credential, Params, Result, Scene, State, World } from "../types.d.ts" */

/**
 * @typedef {{ state: State, changed: boolean }} Rehearsed
 * @typedef {{ name: string, address(): string, world: World, credential: Credential | null,
 *   state: State, scenes: Scene[], ask(method: string, params: Params): Promise<Result> }} Stage
 */

/**
 * Does a command in a session of its own that begins with the state of this one, and goes away again.
 * An app's state outside its navigation begins anew there.
 * @param {Stage} stage
 * @param {string} method
 * @param {Params} params
 * @returns {Promise<Rehearsed>}
 */
export async function rehearse(
  { name, address, world, credential, state, scenes, ask },
  method,
  params,
) {
  const { line, live } = openSideLine({ tab: name, world, address, credential });
  try {
    await live;
    const { scene: _, ...document } = documentOf(state);
    if (scenes.some(({ id }) => id === state.scene.id)) {
      await line.command("scene.open", { id: state.scene.id });
    }
    await line.command("import", { document });
    const { changed } = await line.command(method, params);
    return { state: (await line.ask("state.get")).state, changed };
  } finally {
    line.end();
    await ask("sessions.delete", { session: name }).catch(() => {});
  }
}
