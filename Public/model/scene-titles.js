// The titles of scenes, which a loaded history names by their ids alone.

/** @import { Scene } from "../types.d.ts" */

/** @type {Map<string, string>} */
let titles = new Map();

/** @param {Scene[]} scenes */
export function learnScenes(scenes) {
  titles = new Map(scenes.map(({ id, title }) => [id, title]));
}

/**
 * A scene's title, or its id where that is not known.
 * @param {string} id
 */
export const sceneTitle = (id) => titles.get(id) || id;
