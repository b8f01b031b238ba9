import { translate } from "./translate.js";

/** @import { Scene } from "../types/state.d.ts" */

/**
 * A scene's title and summary. Those of Colonnade's own scenes are translated, which their
 * summaries say; those of another app stay as its author wrote them.
 * @param {Scene} scene
 */
export function sceneWords({ id, title, summary = "" }) {
  const words = { title: title || id, summary };
  const translated = summary ? translate(summary) : summary;
  return translated === summary ? words : { title: translate(words.title), summary: translated };
}
