import { languageName } from "../../language/language-list.js";
import { sceneWords } from "../../language/scene-words.js";
import { translate } from "../../language/translate.js";
import { methodWords } from "../../protocol/methods.js";
import { valueTitle } from "../../model/values/value-fields.js";
import { typeWord } from "../../model/values/values.js";
import { intentOf, SHORTCUTS } from "../shortcuts.js";
import { otherWords } from "./other-words.js";

/** @import { Scene } from "../../types/state.d.ts" */
/** @import { Params, ValueType } from "../../types/wire.d.ts" */
/** @import { Shortcut } from "../shortcuts.js" */
/** @import { DeviceTable } from "../../model/state/devices.js" */
/** @import { Method } from "../../protocol/method-schema.js" */

/**
 * A line of the palette that a person may choose; `also` are words that find it and are not shown.
 * @typedef {{ id: string, group: string, words: string, note?: string, also?: string,
 *   shortcut?: Shortcut, verb: string, params: Params }} Entry
 */

/** Verbs that mean nothing once chosen from a list: the palette itself, and keys with digits. */
const LEFT_OUT = new Set(["palette", "popToDepth", "backToLive"]);

/**
 * Everything that the page can do, from the lists that its keys, panels and menus come from.
 * @param {{ scenes: Scene[], devices: DeviceTable, methods: Method[], depth: number,
 *   types?: ValueType[], scripts?: string[], languages?: string[] }} known
 * @returns {Entry[]}
 */
export function entriesOf(
  { scenes, devices, methods, depth, types = [], scripts = [], languages = [] },
) {
  return [
    ...SHORTCUTS.filter(({ id }) => !LEFT_OUT.has(id)).map(verbEntry),
    ...types.map(pushEntry),
    ...Array.from({ length: Math.min(depth, 9) }, (_, index) => depthEntry(index)),
    ...scenes.map(sceneEntry),
    ...devices.groups("custom").flatMap(([, names]) => names)
      .filter((name) => name !== "custom").map((name) => deviceEntry(name, devices)),
    ...scripts.map(scriptEntry),
    ...languageEntries(languages),
    ...methods.map(methodEntry),
  ];
}

/**
 * @param {Shortcut} shortcut
 * @returns {Entry}
 */
function verbEntry(shortcut) {
  const { id, words, group } = shortcut;
  const said = { group: translate(group), words: translate(words), also: otherWords(id) };
  return { id, ...said, shortcut, ...intentOf(id) };
}

/**
 * Pushes a type's example.
 * @param {ValueType} type
 * @returns {Entry}
 */
function pushEntry({ name, example }) {
  const value = { type: name, value: example };
  const words = translate("Push {type} {value}", {
    type: typeWord(name),
    value: valueTitle(value).slice(0, 80),
  });
  const params = { value };
  return { id: `push-${name}`, group: translate("Path"), words, verb: "push", params };
}

/**
 * @param {number} index
 * @returns {Entry}
 */
function depthEntry(index) {
  const words = translate("Pop to depth {depth}", { depth: index + 1 });
  return {
    id: `depth-${index}`,
    group: translate("Path"),
    words,
    verb: "popTo",
    params: { index },
  };
}

/**
 * @param {Scene} scene
 * @returns {Entry}
 */
function sceneEntry(scene) {
  const { id } = scene;
  const { title, summary } = sceneWords(scene);
  const words = translate("Open {scene}", { scene: title });
  return {
    id: `scene-${id}`,
    group: translate("Scenes"),
    words,
    note: summary,
    also: title === scene.title ? undefined : scene.title,
    verb: "scene.open",
    params: { id },
  };
}

/**
 * @param {string} device
 * @param {DeviceTable} devices
 * @returns {Entry}
 */
function deviceEntry(device, devices) {
  const words = devices.title(device);
  const verb = "setEnvironment";
  return { id: `device-${device}`, group: translate("Devices"), words, verb, params: { device } };
}

/**
 * @param {string} name
 * @returns {Entry}
 */
function scriptEntry(name) {
  const words = translate("Run script: {name}", { name });
  const params = { act: "runSaved", name };
  return { id: `script-${name}`, group: translate("Scripts"), words, verb: "scripts", params };
}

/**
 * Each language has its own name, so that a person who reads no other language can find it.
 * @param {string[]} tags
 * @returns {Entry[]}
 */
function languageEntries(tags) {
  const group = translate("Language");
  const same = { name: "", words: translate("Language: same as the browser") };
  const others = tags.map((name) => ({ name, words: `${languageName(name)} (${name})` }));
  return [same, ...others].map(({ name, words }) => ({
    id: `language-${name}`,
    group,
    words,
    also: name && `${group}: ${languageName(name)} Language: ${languageName(name, "en")}`,
    verb: "setLanguage",
    params: { name },
  }));
}

/**
 * @param {Method} method
 * @returns {Entry}
 */
function methodEntry({ name, summary }) {
  const words = `${methodWords(name)}…`;
  const note = `${name}: ${translate(summary)}`;
  const verb = "openMethod";
  return { id: `method-${name}`, group: translate("Methods"), words, note, verb, params: { name } };
}
