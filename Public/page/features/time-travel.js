import { term } from "../../language/translate.js";
import { addShortcuts } from "../../panels/shortcuts.js";
import { TimeTravel } from "../../panels/timeline-bar/time-travel.js";

/** @import { PlaybackSpeed } from "../../types/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * Earlier revisions on the stage, once one has been asked for.
 * @param {FeatureHost} page
 */
export function timeTravel(page) {
  /** @type {TimeTravel | null} */
  let travel = null;
  addShortcuts([{
    id: "pausePage",
    keys: ["."],
    words: term("Pause this page while the session goes on"),
    group: term("History"),
  }]);

  function begun() {
    const { session, notices, announcer } = page;
    const draw = () => page.draw();
    const select = (/** @type {number | null} */ revision) =>
      page.perform("selectRevision", { revision });
    return travel ??= new TimeTravel({ session, notices, announcer, draw, select });
  }

  return {
    verbs: {
      // Panels ask for it while they are drawn, and the request comes after that.
      readOverview: () => setTimeout(() => begun().read()),
      /** @param {{ revision: number | null }} asked */
      viewRevision: ({ revision }) => begun().show(revision ?? 0),
      /** @param {{ steps: number }} asked */
      stepRevision: ({ steps }) => begun().step(steps),
      olderRevision: () => begun().step(-1),
      newerRevision: () => travel?.step(1),
      pausePage: () => begun().freeze(),
      backToLive: () => travel?.backToLive(),
      /** @param {{ speed: PlaybackSpeed }} asked */
      play: ({ speed }) => begun().play(speed),
      pause: () => travel?.pause(),
      restoreViewed: () => travel?.restore(),
      replayViewed: () => travel?.replay(),
    },
    content() {
      if (!travel) return {};
      const { viewing, overview, playing } = travel;
      return { viewing, overview, playing, ...(viewing && { state: viewing.state }) };
    },
  };
}
