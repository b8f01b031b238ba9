// The titles of scenes as people read them, because a loaded history contains only their ids.

import { sceneWords } from "../../language/scene-words.js";

/** @import { Scene } from "../../types/state.d.ts" */

/** @type {Map<string, string>} */
let titles = new Map();

/** @param {Scene[]} scenes */
export function setSceneTitles(scenes) {
  titles = new Map(scenes.map((scene) => [scene.id, sceneWords(scene).title]));
}

/**
 * A scene's title; if the server has not listed the scene, the one that is known, or its id.
 * @param {string} id
 * @param {string} [known]
 */
export const sceneTitle = (id, known) => titles.get(id) || known || id;
