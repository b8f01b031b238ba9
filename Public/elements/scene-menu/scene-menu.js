import { icon, intend, make, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";
import { visibleText } from "../../model/visible-marks.js";

/**
 * Which scene the session shows, a menu of the others, and what to watch for in it.
 *
 *   menu.page = page;   // reads page.state.scene and page.scenes: [{id, title, summary}]
 */
export class SceneMenu extends HTMLElement {
  #page = null;
  #menu = make("select", { id: "scene", change: ({ target }) => this.#open(target.value) });
  #label = make("label", { for: "scene" }, "Scene");
  #summary = make("p", { class: "scene-summary" }, icon("eye"), make("span"));

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#label, this.#menu, this.#summary);
    this.update();
  }

  update() {
    const scene = this.#page?.state?.scene;
    const scenes = this.#page?.scenes ?? [];
    const hasChoice = scenes.length > 1;
    const summary = scene?.summary || scenes.find(({ id }) => id === scene?.id)?.summary || "";
    this.hidden = !scene || (!hasChoice && !summary);
    if (this.hidden) return;
    this.#label.hidden = this.#menu.hidden = !hasChoice;
    if (hasChoice) this.#drawMenu(scene, scenes);
    this.#summary.hidden = !summary;
    writeOutside(this.#summary.lastChild, summary, 400);
    setAttribute(this.#summary, "title", visibleText(summary, 400));
  }

  #drawMenu(scene, scenes) {
    const listed = scenes.some(({ id }) => id === scene.id) ? scenes : [scene, ...scenes];
    keyedList(this.#menu, listed, {
      key: ({ id }) => id,
      make: ({ id }) => make("option", { value: id }),
      update: (option, { title, id }) => {
        const words = visibleText(title || id, 60);
        if (option.textContent !== words) option.textContent = words;
      },
    });
    if (this.#menu.value !== scene.id) this.#menu.value = scene.id;
  }

  /** The menu shows what is, not what was asked for: the scene changes when the server says so. */
  #open(id) {
    this.#menu.value = this.#page.state.scene.id;
    intend(this, "scene.open", { id });
  }
}
