import { term, translate } from "../../language/translate.js";
import { emit, icon, make } from "../../dom/dom.js";

/** @import { Environment } from "../../types/state.d.ts" */

/**
 * Settings with a few choices: the environment's member, the words, the default value, which is
 * left out, and the choices.
 * @type {[string, string, string, string[][]][]}
 */
const CHOICES = [
  ["dynamicTypeSize", term("Text size"), "large", [
    ["xSmall", "xSmall"],
    ["small", term("Small")],
    ["medium", term("Medium")],
    ["large", term("Large (default)")],
    ["xLarge", "xLarge"],
    ["xxLarge", "xxLarge"],
    ["xxxLarge", "xxxLarge"],
    ...[1, 2, 3, 4, 5].map((size) => [`accessibility${size}`, ""]),
  ]],
  ["look", term("Look"), "18", [["18", "iOS 18"], ["26", "iOS 26"], ["27", "iOS 27"]]],
  ["colorSchemeContrast", term("Contrast"), "standard", [
    ["standard", term("Standard")],
    ["increased", term("Increased")],
  ]],
  ["layoutDirection", term("Direction"), "leftToRight", [
    ["leftToRight", term("Left to right")],
    ["rightToLeft", term("Right to left")],
  ]],
  ["location", term("Location"), "nowhere", [
    ["nowhere", term("None")],
    ["cupertino", "Cupertino"],
    ["sanFrancisco", "San Francisco"],
    ["newYork", "New York"],
    ["london", "London"],
    ["berlin", "Berlin"],
    ["tokyo", "Tokyo"],
    ["sydney", "Sydney"],
  ]],
];

/** Suggested locales; any other can be typed. */
const LOCALES =
  "en-US en-GB de-DE fr-FR es-ES it-IT pt-BR nl-NL sv-SE pl-PL ru-RU uk-UA tr-TR ar-EG he-IL hi-IN th-TH zh-Hans-CN ja-JP ko-KR"
    .split(" ");

/**
 * The settings of a device other than its size, in a disclosure.
 *
 *   const settings = new DeviceSettings();
 *   parent.append(settings.element);
 *   settings.draw(state.environment);
 */
export class DeviceSettings {
  #selects = CHOICES.map(([member, words, usual, choices]) => ({
    member,
    words,
    usual,
    select: make(
      "select",
      { id: `setting-${member}`, change: ({ currentTarget }) => set(currentTarget, member) },
      ...choices.map(([value, words]) =>
        make("option", { value }, sizeWords(value) ?? translate(words))
      ),
    ),
  }));
  #locale = make("input", {
    id: "setting-locale",
    type: "text",
    list: "setting-locales",
    placeholder: translate("The server's"),
    pattern: "[A-Za-z0-9_\\-]{0,35}",
    title: translate("Language and region, for example fr-CH; empty for the server’s"),
    maxlength: 35,
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    change: ({ currentTarget }) => currentTarget.reportValidity() && set(currentTarget, "locale"),
  });
  element = make(
    "details",
    {
      class: "toolbar-more",
      keydown: (event) => event.key === "Escape" && this.#close(true),
      focusout: ({ relatedTarget }) => relatedTarget && this.#closeUnless(relatedTarget),
    },
    make(
      "summary",
      { title: translate("More settings"), "aria-label": translate("More settings") },
      icon("gear"),
    ),
    make(
      "div",
      { class: "toolbar-settings" },
      ...this.#selects.flatMap(({ select, words }) => labelled(select, translate(words))),
      ...labelled(this.#locale, translate("Locale")),
      make("datalist", { id: "setting-locales" }, ...LOCALES.map(localeOption)),
    ),
  );

  constructor() {
    document.addEventListener("pointerdown", ({ target }) => this.#closeUnless(target));
  }

  /** @param {EventTarget | null} target Where the person goes on. */
  #closeUnless(target) {
    if (!this.element.contains(/** @type {Node | null} */ (target))) this.#close(false);
  }

  /** @param {boolean} takesFocus */
  #close(takesFocus) {
    if (!this.element.open) return;
    this.element.open = false;
    if (takesFocus) /** @type {HTMLElement} */ (this.element.firstChild).focus();
  }

  /** @param {Environment} environment */
  draw(environment) {
    const values = new Map(Object.entries(environment));
    for (const { member, usual, select } of this.#selects) {
      const value = String(values.get(member) ?? usual);
      if (select.value !== value) select.value = value;
    }
    // Does not change the field while the person types in it.
    if (document.activeElement !== this.#locale) this.#locale.value = environment.locale ?? "";
  }
}

/**
 * @param {HTMLSelectElement | HTMLInputElement} control
 * @param {string} member
 */
function set(control, member) {
  emit(control, "setEnvironment", { [member]: control.value });
}

/**
 * @param {HTMLElement} control
 * @param {string} words
 */
function labelled(control, words) {
  return [make("label", { for: control.id }, words), control];
}

/**
 * The words for a size in people's terms.
 * @param {string} value
 */
function sizeWords(value) {
  const size = /^accessibility(\d)$/.exec(value)?.[1];
  return size ? translate("Accessibility {size}", { size }) : null;
}

/** @param {string} value */
function localeOption(value) {
  const name = new Intl.DisplayNames([document.documentElement.lang || "en"], { type: "language" })
    .of(value);
  return make("option", { value }, name ?? value);
}
