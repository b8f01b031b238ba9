import { sceneWords } from "../../language/scene-words.js";
import { translate } from "../../language/translate.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { Scene } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */

/**
 * The scene that the session shows, and a menu of the others; its title says what to watch for,
 * and so does a line with each of the others.
 *
 *   menu.page = page;   // reads page.state.scene and page.scenes
 */
export class SceneMenu extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #menu = make("select", {
    id: "scene",
    change: ({ currentTarget }) => this.#open(currentTarget.value),
  });
  #label = make("label", { for: "scene", class: "toolbar-label" }, translate("Scene"));

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#label, this.#menu);
    this.update();
  }

  update() {
    const scene = this.#page?.state?.scene;
    const scenes = this.#page?.scenes ?? [];
    const listed = scenes.find(({ id }) => id === scene?.id);
    const about = scene?.summary ? scene : listed;
    const summary = about ? sceneWords(about).summary : "";
    this.hidden = !scene || scenes.length < 2;
    if (this.hidden || !scene) return;
    this.#drawMenu(scene, scenes);
    setAttribute(this.#menu, "title", visibleText(summary, 400));
  }

  /**
   * @param {Scene} scene
   * @param {Scene[]} scenes
   */
  #drawMenu(scene, scenes) {
    const listed = scenes.some(({ id }) => id === scene.id) ? scenes : [scene, ...scenes];
    keyedList(this.#menu, listed, {
      key: ({ id }) => id,
      make: ({ id }) => make("option", { value: id }),
      update: (option, scene) => {
        const { title, summary } = sceneWords(scene);
        const words = visibleText(title, 60);
        if (option.textContent !== words) option.textContent = words;
        // Shown below the title, and no part of it.
        setAttribute(option, "data-note", summary ? visibleText(summary, 160) : null);
      },
    });
    if (this.#menu.value !== scene.id) this.#menu.value = scene.id;
  }

  /**
   * Asks for a scene. The menu shows the present one until the server has changed it.
   * @param {string} id
   */
  #open(id) {
    this.#menu.value = this.#page?.state?.scene.id ?? id;
    emit(this, "scene.open", { id });
  }
}
