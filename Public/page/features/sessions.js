import { bufferKeys } from "../keyboard.js";
import { openSessionSheet } from "./focus.js";

/** @import { SessionList } from "../../panels/session-sheet/session-list.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The server's sessions, once they have been asked for.
 * @param {FeatureHost} page
 */
export function sessions(page) {
  /** @type {SessionList | null} */
  let list = null;

  async function open() {
    const { SessionList } = await import("../../panels/session-sheet/session-list.js");
    list ??= new SessionList(page);
    await openSessionSheet();
    list.open();
  }

  return {
    verbs: {
      sessions: () => bufferKeys(open()),
      sessionsClosed: () => list?.close(),
      /** @param {{ name: string, to: string }} asked */
      renameSession: ({ name, to }) => list?.rename(name, to),
      /** @param {{ name: string, pinned: boolean }} asked */
      pinSession: ({ name, pinned }) => list?.pin(name, pinned),
      /** @param {{ name: string }} asked */
      deleteSession: ({ name }) => list?.remove(name),
    },
    async opened() {
      const { noteSession } = await import("../../model/session/own-sessions.js");
      noteSession(localStorage, page.sessionName);
    },
    content: () => ({ sessionList: list?.shown ?? { problem: null } }),
  };
}
