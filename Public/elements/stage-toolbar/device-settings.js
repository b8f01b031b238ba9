import { intend, make } from "../../page/dom.js";

/** @import { Environment } from "../../types.d.ts" */

/**
 * Settings that people choose from a few: the environment's member, the words, the value that is left
 * out, and the choices.
 * @type {[string, string, string, string[][]][]}
 */
const CHOICES = [
  ["dynamicTypeSize", "Text size", "large", [
    ["xSmall", "xSmall"],
    ["small", "Small"],
    ["medium", "Medium"],
    ["large", "Large (default)"],
    ["xLarge", "xLarge"],
    ["xxLarge", "xxLarge"],
    ["xxxLarge", "xxxLarge"],
    ...[1, 2, 3, 4, 5].map((size) => [`accessibility${size}`, `Accessibility ${size}`]),
  ]],
  ["colorSchemeContrast", "Contrast", "standard", [
    ["standard", "Standard"],
    ["increased", "Increased"],
  ]],
  ["layoutDirection", "Direction", "leftToRight", [
    ["leftToRight", "Left to right"],
    ["rightToLeft", "Right to left"],
  ]],
  ["location", "Location", "nowhere", [
    ["nowhere", "Nowhere"],
    ["cupertino", "Cupertino"],
    ["sanFrancisco", "San Francisco"],
    ["newYork", "New York"],
    ["london", "London"],
    ["berlin", "Berlin"],
    ["tokyo", "Tokyo"],
    ["sydney", "Sydney"],
  ]],
];

/** Locales to begin with; any other can be typed. */
const LOCALES =
  "en-US en-GB de-DE fr-FR es-ES it-IT pt-BR nl-NL sv-SE pl-PL ru-RU uk-UA tr-TR ar-EG he-IL hi-IN th-TH zh-Hans-CN ja-JP ko-KR"
    .split(" ");

/**
 * The settings of a device besides its size, in a disclosure.
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
      ...choices.map(([value, words]) => make("option", { value }, words)),
    ),
  }));
  #locale = make("input", {
    id: "setting-locale",
    type: "text",
    list: "setting-locales",
    placeholder: "The server's",
    pattern: "[A-Za-z0-9_\\-]{0,35}",
    title: "Language and region, such as fr-CH; empty for the server's",
    maxlength: 35,
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    change: ({ currentTarget }) => currentTarget.reportValidity() && set(currentTarget, "locale"),
  });
  element = make(
    "details",
    { class: "toolbar-more" },
    make("summary", { title: "Device settings" }, "Settings"),
    make(
      "div",
      { class: "toolbar-settings" },
      ...this.#selects.flatMap(({ select, words }) => labelled(select, words)),
      ...labelled(this.#locale, "Locale"),
      make("datalist", { id: "setting-locales" }, ...LOCALES.map(localeOption)),
    ),
  );

  /** @param {Environment} environment */
  draw(environment) {
    const values = new Map(Object.entries(environment));
    for (const { member, usual, select } of this.#selects) {
      const value = String(values.get(member) ?? usual);
      if (select.value !== value) select.value = value;
    }
    // Whoever is typing goes on.
    if (document.activeElement !== this.#locale) this.#locale.value = environment.locale ?? "";
  }
}

/**
 * @param {HTMLSelectElement | HTMLInputElement} control
 * @param {string} member
 */
function set(control, member) {
  intend(control, "setEnvironment", { [member]: control.value });
}

/**
 * @param {HTMLElement} control
 * @param {string} words
 */
function labelled(control, words) {
  return [make("label", { for: control.id }, words), control];
}

/** @param {string} value */
function localeOption(value) {
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(value);
  return make("option", { value }, name ?? value);
}
