import { term, translate } from "../../language/translate.js";

/** @import { Build } from "../../types/wire.d.ts" */

const UNWATCHED = term("Run the app with “colonnade watch” to see every save live.");
const NOTES = {
  building: term("Building: colonnade watch noticed saved sources."),
  failed: term("Build failed. The stage shows the last good build."),
  crashed: term("The new build crashed. The last good build is still running."),
  slow: UNWATCHED,
  live: term("Live: save a file and colonnade watch rebuilds and returns to this screen."),
};

/**
 * How the shown source and the running app belong together.
 * @param {Build | null} build
 */
export function noteWords(build) {
  return translate(build ? NOTES[build.state] ?? NOTES.live : UNWATCHED);
}
