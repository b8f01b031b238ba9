import { term, translate } from "../../language/translate.js";
import { localesIn, revisionsIn } from "../../model/state/variants.js";
import { make, setText } from "../../dom/dom.js";
import { SceneChoice } from "./scene-choice.js";

/** @import { Axes } from "../../model/state/variants.js" */
/** @import { Scene } from "../../types/state.d.ts" */
/** @import { DeviceTable } from "../../model/state/devices.js" */
/** @import { Picture } from "./variant-cell.js" */

const SCHEMES = [["light", term("Light")], ["dark", term("Dark")]];
const SIZES = [
  ["xSmall", "xSmall"],
  ["large", term("Large (default)")],
  ["xxxLarge", "xxxLarge"],
  ["accessibility3", "accessibility3"],
  ["accessibility5", "accessibility5"],
];
const PICTURES = [
  ["after", term("After")],
  ["before", term("Before")],
  ["difference", term("Difference")],
];
/** The devices that are chosen at first. */
const USUAL = new Set(["iphone-16", "ipad-11-landscape"]);

/** The controls of the variants: what is shown on what, and with what it is compared. */
export class VariantChoice {
  #changed;
  #scenes = new SceneChoice(() => this.#changed());
  #devices = make("fieldset", { class: "variant-axis" });
  #revisions = this.#field(translate("Revisions"), translate("live, 3, 7"));
  #locales = this.#field(translate("Languages"), "de-DE, ja-JP");
  #compared = this.#field(translate("Compare with revision"), translate("none"));
  #build = make("input", {
    type: "checkbox",
    name: "variant-build",
    change: () => this.#changed(),
  });
  #buildRow = make(
    "label",
    { class: "variant-build", hidden: true },
    this.#build,
    translate("Compare with the build before"),
  );
  #pictures = make(
    "fieldset",
    { class: "variant-axis", hidden: true },
    make("legend", {}, translate("Picture")),
    ...PICTURES.map(([value, words]) => this.#option("radio", "picture", value, translate(words))),
  );
  #count = make("p", { class: "hint", role: "status" });
  element = make(
    "form",
    { class: "variant-choice", submit: (event) => event.preventDefault() },
    this.#scenes.element,
    this.#devices,
    this.#axis("scheme", translate("Appearance"), SCHEMES, ["light", "dark"]),
    this.#axis("size", translate("Text size"), SIZES, []),
    this.#revisions.element,
    this.#locales.element,
    this.#compared.element,
    this.#buildRow,
    this.#pictures,
    this.#count,
  );

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.#devices.append(make("legend", {}, translate("Devices")));
    const after = this.#pictures.querySelector("input");
    if (after) after.checked = true;
  }

  /** @returns {Axes} */
  get axes() {
    return {
      scenes: this.#scenes.chosen,
      revisions: revisionsIn(this.#revisions.field.value),
      devices: this.#chosen("device"),
      schemes: this.#chosen("scheme"),
      sizes: this.#chosen("size"),
      locales: localesIn(this.#locales.field.value),
    };
  }

  /** The revision that all are compared with; null for none. */
  get base() {
    const [revision] = revisionsIn(this.#compared.field.value);
    return revision ?? null;
  }

  /** True if all are compared with the build before. */
  get comparesBuild() {
    return this.#build.checked;
  }

  /** @returns {Picture} */
  get picture() {
    const [picture = "after"] = this.#chosen("picture");
    return /** @type {Picture} */ (picture);
  }

  /**
   * @param {DeviceTable} devices
   * @param {Scene[]} scenes
   * @param {string} open The open scene.
   */
  offer(devices, scenes, open) {
    this.#scenes.offer(scenes, open);
    if (this.#devices.childElementCount > 1) return;
    for (const { name } of devices.all) {
      const title = devices.title(name);
      this.#devices.append(this.#option("checkbox", "device", name, title, USUAL.has(name)));
    }
  }

  /**
   * @param {string} count The number of variants, in words.
   * @param {boolean} hasBuilds True if the app is rebuilt while it runs.
   */
  draw(count, hasBuilds) {
    this.#buildRow.hidden = !hasBuilds;
    this.#pictures.hidden = this.base === null && !this.comparesBuild;
    setText(this.#count, count);
  }

  /** @param {string | null} scene */
  titleOf(scene) {
    return this.#scenes.titleOf(scene);
  }

  /**
   * The words of a choice; of a language its tag.
   * @param {string} value
   */
  wordsFor(value) {
    const input = this.element.querySelector(`input[value="${CSS.escape(value)}"]`);
    return input?.parentElement?.textContent ?? value;
  }

  /** @param {string} axis */
  #chosen(axis) {
    const inputs = this.element.querySelectorAll(`input[name="variant-${axis}"]:checked`);
    return [...inputs].map((input) => /** @type {HTMLInputElement} */ (input).value);
  }

  /**
   * @param {string} name
   * @param {string} legend
   * @param {string[][]} choices
   * @param {string[]} chosen
   */
  #axis(name, legend, choices, chosen) {
    return make(
      "fieldset",
      { class: "variant-axis" },
      make("legend", {}, legend),
      ...choices.map(([value, words]) =>
        this.#option("checkbox", name, value, translate(words), chosen.includes(value))
      ),
    );
  }

  /**
   * @param {"checkbox" | "radio"} type
   * @param {string} axis
   * @param {string} value
   * @param {string} words
   */
  #option(type, axis, value, words, checked = false) {
    const name = `variant-${axis}`;
    const input = make("input", { type, name, value, change: () => this.#changed() });
    input.checked = checked;
    return make("label", {}, input, words);
  }

  /**
   * @param {string} words
   * @param {string} placeholder
   */
  #field(words, placeholder) {
    const field = make("input", {
      type: "text",
      maxlength: 100,
      autocomplete: "off",
      spellcheck: "false",
      placeholder,
      input: () => this.#changed(),
    });
    return { field, element: make("label", { class: "variant-field" }, words, field) };
  }
}
