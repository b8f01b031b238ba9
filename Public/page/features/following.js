import { isAway } from "../../model/session/link-words.js";

/** @import { Params } from "../../types/wire.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The session that the page follows, as the panels see it.
 * @param {FeatureHost} page
 */
export function following({ session }) {
  const { requests } = session.connection;
  const asks = {
    roundTripOf: (/** @type {unknown} */ id) => requests.roundTripOf(id),
    isOwn: (/** @type {unknown} */ id) => requests.isOwn(id),
    ask: (/** @type {string} */ method, /** @type {Params} */ params) =>
      session.ask(method, params),
  };
  return {
    content() {
      const now = performance.now();
      const { link, state, log, menus, changes, build } = session;
      /** @type {"away" | "near"} */
      const shown = isAway(link, now) ? "away" : "near";
      const line = { ...link, shown };
      return {
        ...asks,
        now,
        state,
        live: state,
        log,
        types: menus.types,
        pathType: menus.pathType,
        scenes: menus.scenes,
        lastChange: changes.last,
        build,
        link: line,
      };
    },
  };
}
