import { sceneWords } from "../../language/scene-words.js";
import { translate } from "../../language/translate.js";
import { MOST_SCENES } from "../../model/state/variants.js";
import { make, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { Scene } from "../../types/state.d.ts" */

/** The scenes to choose from; without a choice, the open one is shown. */
export class SceneChoice {
  #changed;
  /** @type {Set<string>} */
  #chosen = new Set();
  /** @type {Scene[]} */
  #scenes = [];
  #open = "";
  #list = make("div", { class: "variant-options" });
  element = make(
    "fieldset",
    { class: "variant-axis", hidden: true },
    make("legend", {}, translate("Scenes")),
    this.#list,
    make("p", { class: "hint" }, translate("None chosen: the open scene")),
  );

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * The chosen scenes in the app's order; null for the open one.
   * @returns {(string | null)[]}
   */
  get chosen() {
    const found = this.#scenes.filter(({ id }) => this.#chosen.has(id)).slice(0, MOST_SCENES);
    const ids = found.map(({ id }) => id === this.#open ? null : id);
    return ids.length === 0 ? [null] : ids;
  }

  /**
   * The title of a chosen scene; "" for the open one without others beside it.
   * @param {string | null} id
   */
  titleOf(id) {
    if (id === null && this.chosen.length === 1) return "";
    const scene = this.#scenes.find((one) => one.id === (id ?? this.#open));
    return visibleText(scene ? sceneWords(scene).title : id ?? this.#open, 60);
  }

  /**
   * @param {Scene[]} scenes
   * @param {string} open
   */
  offer(scenes, open) {
    [this.#scenes, this.#open] = [scenes, open];
    this.element.hidden = scenes.length < 2;
    const isFull = this.chosen.length >= MOST_SCENES;
    keyedList(this.#list, scenes, {
      key: ({ id }) => id,
      make: ({ id }) => this.#option(id),
      update: (label, scene) => {
        const [input, words] = label.children;
        setText(words, visibleText(sceneWords(scene).title, 60));
        /** @type {HTMLInputElement} */ (input).disabled = isFull && !this.#chosen.has(scene.id);
      },
    });
  }

  /** @param {string} id */
  #option(id) {
    const change = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
      if (currentTarget.checked) this.#chosen.add(id);
      else this.#chosen.delete(id);
      this.#changed();
    };
    const input = make("input", { type: "checkbox", name: "variant-scene", value: id, change });
    return make("label", {}, input, make("span"));
  }
}
