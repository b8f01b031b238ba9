// The identity of screens: values of one type are one screen with examples.

import { ExactNumber } from "../../protocol/exact-json.js";
import { typeFamily } from "../../protocol/type-names.js";
import { isTitled, LINKS, valueKey } from "./screen-place.js";

/** @import { Step } from "./screen-place.js" */

/** A type with more looks than this has one screen after all. */
const MOST_LOOKS = 12;
/** The values whose looks are kept, for each type. */
const MOST_KNOWN = 24;
/** A case of an enum without values, as Swift writes those with a raw value. */
const RAW_CASE = /^[a-z][A-Za-z0-9]{0,40}$/;

/**
 * Names screens. A value's screen is named by its type and, for an enum, by its case: Park 1 and
 * Park 2 are one screen with two examples, and a book and a chapter are two screens. Cases without
 * values, such as the pages of a settings app or the categories of a shop, are one screen until
 * states show that they look different. A presentation is named by its title, because the log says
 * no more about it.
 */
export class ScreenNames {
  /** Rises when steps that had one name have two now, or one in place of two. */
  version = 0;
  /** @type {Map<string, Map<string, string>>} The look of each example, by the screen's base. */
  #looks = new Map();
  /** @type {WeakMap<Step, string>} */
  #bases = new WeakMap();

  /**
   * The name of a step's screen.
   * @param {Step} step
   */
  of(step) {
    const base = this.baseOf(step);
    const variant = this.#variantOf(base, step);
    return variant === "" ? base : `${base} ${variant}`;
  }

  /**
   * The part of the name that the log alone gives.
   * @param {Step} step
   */
  baseOf(step) {
    const known = this.#bases.get(step);
    if (known !== undefined) return known;
    const base = baseOf(step);
    this.#bases.set(step, base);
    return base;
  }

  /**
   * Learns from a state how a step's screen looks.
   * @param {Step} step
   * @param {string} look
   */
  learn(step, look) {
    if (!isRawCase(step)) return;
    const base = this.baseOf(step);
    const known = this.#looks.get(base) ?? new Map();
    this.#looks.set(base, known);
    const key = exampleKey(step);
    if (known.has(key) || known.size >= MOST_KNOWN) return;
    const before = [this.#variantOf(base, step), isTooMany(known)].join();
    known.set(key, look);
    if (before !== [this.#variantOf(base, step), isTooMany(known)].join()) this.version += 1;
  }

  /**
   * True if a state could show that this step's screen differs from others of its type.
   * @param {Step} step
   */
  isOpen(step) {
    if (!isRawCase(step)) return false;
    const known = this.#looks.get(this.baseOf(step));
    return !known || (!known.has(exampleKey(step)) && known.size < MOST_KNOWN);
  }

  /**
   * @param {string} base
   * @param {Step} step
   */
  #variantOf(base, step) {
    if (isTitled(step)) return this.#titleOf(base, step);
    const known = this.#looks.get(base);
    const key = exampleKey(step);
    const look = known?.get(key);
    if (!known || look === undefined || isTooMany(known)) return "";
    // The first look keeps the base as its name; another one is named by its first example.
    const [first] = [...known].find(([, other]) => other === look) ?? [key];
    const [main] = known.keys();
    return first === main ? "" : first;
  }

  /**
   * @param {string} base
   * @param {Step} step
   */
  #titleOf(base, { title }) {
    const known = this.#looks.get(base) ?? new Map();
    this.#looks.set(base, known);
    if (!known.has(title) && known.size <= MOST_LOOKS) {
      known.set(title, title);
      if (known.size > MOST_LOOKS) this.version += 1;
    }
    return known.size > MOST_LOOKS ? "" : title.slice(0, 200);
  }
}

/** @param {Map<string, string>} known */
function isTooMany(known) {
  return known.size > MOST_LOOKS && new Set(known.values()).size > MOST_LOOKS;
}

/** @param {Step} step */
function isRawCase({ type, value }) {
  return typeof value === "string" && typeFamily(type) === "custom" && type !== "" &&
    RAW_CASE.test(value);
}

/** @param {Step} step */
function baseOf(step) {
  const { part, type, value } = step;
  if (part === "root") return `root ${value}`;
  const enumCase = caseOf(value);
  return [LINKS.has(part) ? "link" : part, type, enumCase].filter(Boolean).join(" ");
}

/**
 * The name of an enum's case: Swift writes a case with values as the only member of an object.
 * @param {unknown} value
 */
export function caseOf(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  const names = Object.keys(value);
  const inner = /** @type {Record<string, unknown>} */ (value)[names[0]];
  const isCase = names.length === 1 && typeof inner === "object" && inner !== null &&
    !Array.isArray(inner) && !(inner instanceof ExactNumber);
  return isCase ? names[0].slice(0, 100) : "";
}

/**
 * The name of a step among the examples of its screen.
 * @param {Step} step
 */
export function exampleKey(step) {
  return isTitled(step) ? step.title : valueKey(step.value);
}
