// The drawn part of a map, in words: the screens that were seen most, with their ways and marks.

import { translate, translateCount } from "../../language/translate.js";
import { methodWords } from "../../protocol/methods.js";
import { typeWord } from "../../protocol/type-names.js";
import { sceneTitle } from "../state/scene-titles.js";
import { valueSummary } from "../values/value-fields.js";
import { visibleText } from "../../dom/visible-marks.js";
import { kindWords } from "../log/member-words.js";
import { marksOf } from "./map-marks.js";
import { caseOf, exampleKey } from "./screen-names.js";
import { isTitled } from "./screen-place.js";

/** @import { NavigationMap } from "./navigation-map.js" */
/** @import { Door, Graph, Link, Screen } from "./map-graph.js" */
/** @import { Mark } from "./map-marks.js" */
/** @import { Facts } from "./screen-facts.js" */
/** @import { Step } from "./screen-place.js" */
/** @import { Sketch } from "./screen-sketch.js" */

/**
 * A drawn screen. `loop` are the words of its ways to itself, such as from Venus to Mars.
 * @typedef {{ id: string, title: string, examples: string, count: number, marks: Mark[],
 *   sketch: Sketch | null, loop: string, revisions: number[] }} PlannedScreen
 */
/** @typedef {{ id: string, to: string, words: string, all: string[] }} PlannedDoor */
/**
 * A drawn way. `words` are those of its most frequent kind, `more` counts the others and how often
 * it was taken, and `all` are all kinds in full. Lines that are not drawn are in words only.
 * @typedef {{ id: string, from: string, to: string, isBack: boolean, isDrawn: boolean, count: number,
 *   words: string, more: string, all: string[] }} PlannedLine
 */
/**
 * `hidden` is the number of screens that are not drawn, `hiddenLines` that of ways between those
 * that are. A dense map has no lines for ways back.
 * @typedef {{ screens: PlannedScreen[], doors: PlannedDoor[], lines: PlannedLine[],
 *   roots: Set<string>, total: number, hidden: number, hiddenLines: number,
 *   isDense: boolean }} Plan
 */

/** A picture with more than this is no longer read by anyone. */
export const MOST_SCREENS = 60;
/** Screens that were seen more often than this are alike. */
const MOST_COUNTED = 1000;
const MOST_LINES = 180;
/** With more lines than this, the ways back would hide the others. */
const MOST_WITH_BACK = 60;
const MOST_LETTERS = 120;
const LISTED = 3;

/**
 * @param {NavigationMap} map
 * @returns {Plan}
 */
export function planOf(map) {
  const { graph } = map;
  const { names, total } = drawnNames(graph);
  const links = [...graph.links.values()].filter(({ from, to }) =>
    names.has(from) && names.has(to)
  );
  const between = links.filter(({ from, to }) => from !== to)
    .toSorted((a, b) => b.count - a.count);
  const isDense = between.length > MOST_WITH_BACK;
  const doors = [...graph.doors.values()].filter(({ to }) => names.has(to));
  const screens = [...graph.screens.values()].filter(({ name }) => names.has(name));
  return {
    screens: screens.map((screen) => plannedScreen(screen, graph, map.factsOf(screen.name), links)),
    doors: doors.map(plannedDoor),
    lines: between.slice(0, MOST_LINES).map((link) => plannedLine(link, isDense)),
    roots: graph.roots,
    total,
    hidden: total - names.size,
    hiddenLines: Math.max(0, between.length - MOST_LINES),
    isDense,
  };
}

/**
 * The screens that are drawn: the one in front, the first ones, and those that were seen most. Of
 * those that were seen as often, the earlier ones.
 * @param {Graph} graph
 */
function drawnNames(graph) {
  const { screens, roots, here } = graph;
  const first = [...(here === null ? [] : [here]), ...[...roots].slice(0, MOST_SCREENS / 4)];
  const names = new Set(first.filter((name) => !isPassing(name, graph)));
  // There can be thousands: they are counted, not sorted.
  const counts = new Uint32Array(MOST_COUNTED + 1);
  let total = 0;
  for (const { name, count } of screens.values()) {
    if (isPassing(name, graph)) continue;
    total += 1;
    counts[Math.min(count, MOST_COUNTED)] += 1;
  }
  let [least, room] = [MOST_COUNTED, MOST_SCREENS];
  for (; least > 1 && counts[least] < room; least -= 1) room -= counts[least];
  for (const enough of [least + 1, least]) {
    for (const { name, count } of screens.values()) {
      if (names.size >= MOST_SCREENS) break;
      if (count >= enough && !isPassing(name, graph)) names.add(name);
    }
  }
  return { names, total };
}

/**
 * True for the first screen of a scene that was left for another scene before anything was done.
 * @param {string} name
 * @param {Graph} graph
 */
function isPassing(name, { roots, here, left }) {
  return roots.has(name) && here !== name && !left.has(name);
}

/**
 * @param {Screen} screen
 * @param {Graph} graph
 * @param {Facts | undefined} facts
 * @param {Link[]} links
 * @returns {PlannedScreen}
 */
function plannedScreen(screen, graph, facts, links) {
  const { name, count, revisions } = screen;
  const loop = links.find(({ from, to, isBack }) => from === name && to === name && !isBack);
  const title = titleOf(screen, facts);
  return {
    id: name,
    title,
    examples: examplesOf(screen, facts, title),
    count,
    marks: marksOf(screen, graph, facts),
    sketch: facts?.sketch ?? null,
    loop: loop ? allOf(wordsOf(loop)) : "",
    revisions,
  };
}

/**
 * A screen's title: the one that all its examples have, or the name of their type.
 * @param {Screen} screen
 * @param {Facts | undefined} facts
 */
function titleOf({ step, examples }, facts) {
  const titles = new Set(facts?.titles.values() ?? []);
  const isOne = titles.size === 1 && (examples.size <= 1 || (facts?.titles.size ?? 0) > 1);
  const [title] = titles;
  if (isOne && title) return title.slice(0, MOST_LETTERS);
  if (step.part === "root") return sceneTitle(String(step.value ?? ""));
  if (isTitled(step))
    return examples.size > 1 ? kindWords(step.part) : step.title || kindWords(step.part);
  if (step.type === "") return translate("A screen");
  const [word, enumCase] = [typeWord(step.type), caseOf(step.value)];
  return enumCase ? `${word}.${enumCase}` : word;
}

/**
 * @param {Screen} screen
 * @param {Facts | undefined} facts
 * @param {string} title
 */
function examplesOf({ step, examples }, facts, title) {
  if (step.part === "root" || (isTitled(step) && examples.size === 1)) return "";
  const all = [...examples.values()];
  const words = all.slice(0, LISTED).map(({ step: example }) => {
    const text = isTitled(example)
      ? example.title
      : facts?.titles.get(exampleKey(example)) || shortText(example);
    return text.slice(0, MOST_LETTERS);
  });
  if (examples.size === 1 && words[0] === title) return typeWord(step.type);
  const rest = all.length - words.length;
  return [...words, ...(rest > 0 ? [translate("and {count} more", { count: rest })] : [])]
    .join(", ");
}

/**
 * A value as people read it, which is written once.
 * @param {Step} step
 */
function shortText(step) {
  const text = texts.get(step) ?? valueSummary(step).slice(0, MOST_LETTERS);
  texts.set(step, text);
  return text;
}

/** @type {WeakMap<Step, string>} */
const texts = new WeakMap();

/**
 * @param {Door} door
 * @returns {PlannedDoor}
 */
function plannedDoor({ to, count, urls }) {
  const all = [...urls].map(([url, many]) => times(visibleText(url, MOST_LETTERS), many));
  const [first] = urls.keys();
  return { id: `door ${to}`, to, words: times(visibleText(first, MOST_LETTERS), count), all };
}

/**
 * @param {Link} link
 * @param {boolean} isDense
 * @returns {PlannedLine}
 */
function plannedLine(link, isDense) {
  const { from, to, isBack, count } = link;
  const { words, more, all } = wordsOf(link);
  const id = `${isBack ? "back" : "on"} ${from} → ${to}`;
  return { id, from, to, isBack, isDrawn: !isBack || !isDense, count, words, more, all };
}

/**
 * The words of a link: of its most frequent way, of how many there are, and of each in full.
 * @param {Link} link
 */
function wordsOf({ how, count, more }) {
  const ways = [...how.values()].toSorted((a, b) => b.count - a.count);
  const all = ways.map((way) => times(wayWords(way), way.count));
  if (more > 0) all.push(translateCount(more, "{count} more way", "{count} more ways"));
  const others = all.length - 1;
  const counts = [...(others > 0 ? [`+${others}`] : []), ...(count > 1 ? [`×${count}`] : [])];
  return { words: wayWords(ways[0]), more: counts.join(" "), all };
}

/**
 * A way's short words with its counts.
 * @param {{ words: string, more: string }} way
 */
export const allOf = ({ words, more }) => more ? `${words} ${more}` : words;

/** @param {{ method: string, label: string }} way */
function wayWords({ method, label }) {
  const words = methodWords(method);
  return label ? `${words} “${visibleText(label, MOST_LETTERS)}”` : words;
}

/**
 * @param {string} words
 * @param {number} count
 */
const times = (words, count) => count > 1 ? `${words} ×${count}` : words;
