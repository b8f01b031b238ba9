// The titles of scenes, because a loaded history contains only their ids.

/** @import { Scene } from "../../types/state.d.ts" */

/** @type {Map<string, string>} */
let titles = new Map();

/** @param {Scene[]} scenes */
export function setSceneTitles(scenes) {
  titles = new Map(scenes.map(({ id, title }) => [id, title]));
}

/**
 * A scene's title, or its id if the title is not known.
 * @param {string} id
 */
export const sceneTitle = (id) => titles.get(id) || id;
