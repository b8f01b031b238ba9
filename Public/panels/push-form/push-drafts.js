import { writeExactly } from "../../protocol/exact-json.js";
import { term } from "../../language/translate.js";
import { valuesIn } from "../../model/value-form/known-values.js";
import { parseField } from "../../model/values/field-value.js";
import { typeWord } from "../../model/values/values.js";

/** @import { Field } from "../../model/values/field-value.js" */
/** @import { State } from "../../types/state.d.ts" */
/** @import { ValueType } from "../../types/wire.d.ts" */

/** The types that every session knows and that have a field of their own. */
export const SCALARS = [
  { name: "Int", draft: "42", hint: term("A 64-bit integer. Large values keep full precision.") },
  { name: "String", draft: "Hello", hint: term("Shift+Enter starts a new line.") },
  { name: "Bool", draft: "true", hint: "" },
  { name: "Double", draft: "1.5", hint: term("A finite number, for example 1.5 or 2e10.") },
];

/** The chosen type, and the draft that each type keeps. */
export class PushDrafts {
  type = "Int";
  /** @type {Map<string, string>} */
  #drafts = new Map(SCALARS.map(({ name, draft }) => [name, draft]));
  /** @type {ValueType[]} */
  #registered = [];
  /** The type that comes first: one that the scene accepts, as far as that is known. */
  #first = "Int";
  /**
   * The only type that the path takes; null if it takes any.
   * @type {string | null}
   */
  #only = null;
  #scene = "";
  /** A person has chosen or typed something since the scene was opened. */
  #isOwn = false;
  /** @type {Map<string, unknown[]>} */
  #seen = new Map();
  /** @type {{ type: string, text: string, outcome: Field } | null} */
  #parsed = null;

  /**
   * Takes the session's types. If the chosen type is gone, the first one replaces it.
   * @param {ValueType[]} types
   * @param {string | null} [pathType] The only type that the path takes.
   */
  learn(types, pathType = null) {
    this.#registered = types.filter(({ name }) => !isScalar(typeWord(name)));
    const only = pathType !== null && isScalar(typeWord(pathType)) ? typeWord(pathType) : pathType;
    const isOther = only !== this.#only;
    if (isOther) [this.#only, this.#first] = [only, only ?? "Int"];
    const isKnown = only === null
      ? this.isScalar || this.#registered.some(({ name }) => name === this.type)
      : this.type === only;
    if (!isKnown || (isOther && !this.#isOwn)) this.type = this.#first;
    if (!isKnown) this.#isOwn = false;
    return isKnown;
  }

  /**
   * Offers a value that the scene accepts, as long as no one has chosen or typed another.
   * @param {string} scene
   * @param {{ type: string, text: string } | null} value
   */
  offer(scene, value) {
    const isOther = scene !== this.#scene;
    if (isOther) [this.#scene, this.#isOwn, this.#first] = [scene, false, this.#only ?? "Int"];
    if (this.#isOwn) return;
    if (value === null) {
      if (isOther) this.type = this.#first;
      return;
    }
    const { type, text } = value;
    if (this.#only !== null && type !== this.#only) return;
    [this.#first, this.type] = [type, type];
    this.#drafts.set(type, text);
  }

  /**
   * @param {string} type Its name on the wire.
   */
  knows(type) {
    return isScalar(typeWord(type)) || this.#registered.some(({ name }) => name === type);
  }

  /** @param {string} type */
  choose(type) {
    this.#isOwn = true;
    this.type = type;
  }

  /**
   * The types to choose from: the first one, the scalars, the author's own, and a standard one if it
   * is chosen. If the path takes only one, there is no other.
   */
  get choices() {
    if (this.#only !== null) return [this.#only];
    const chosen = this.standard.filter(({ name }) => name === this.type);
    const names = [...SCALARS, ...this.#registered.filter(isOwn), ...chosen].map(({ name }) =>
      name
    );
    return names.sort((one, other) => Number(other === this.#first) - Number(one === this.#first));
  }

  /** The types of the standard library that have no field of their own. */
  get standard() {
    if (this.#only !== null) return [];
    return this.#registered.filter((type) => !isOwn(type));
  }

  get isScalar() {
    return isScalar(this.type);
  }

  get text() {
    const known = this.#drafts.get(this.type);
    if (known !== undefined) return known;
    const [example = null] = this.examples;
    const draft = writeExactly(example, 2);
    if (example !== null) this.#drafts.set(this.type, draft);
    return draft;
  }

  set text(text) {
    this.#isOwn = true;
    this.#drafts.set(this.type, text);
  }

  /**
   * Takes the values that a state has, as examples of their types.
   * @param {State | null} state
   */
  see(state) {
    this.#seen = valuesIn(state);
  }

  /** The known values of the type: the author's example, then those of links and paths. */
  get examples() {
    return this.#examplesOf(this.type);
  }

  /**
   * Those of the type that a field is named after: “category” after Category.
   * @param {string} field
   */
  examplesNamed(field) {
    const word = field.charAt(0).toUpperCase() + field.slice(1);
    const type = this.#registered.find(({ name }) => typeWord(name).split(".").at(-1) === word);
    return type ? this.#examplesOf(type.name) : [];
  }

  /** @param {string} type */
  #examplesOf(type) {
    const own = this.#registered.find(({ name }) => name === type)?.example ?? null;
    return [...own === null ? [] : [own], ...this.#seen.get(type) ?? []];
  }

  /** The parameters to send, or the problem of the draft. */
  get outcome() {
    const { type, text } = this;
    // A draft can be megabytes long, and the page draws often.
    if (this.#parsed?.type !== type || this.#parsed.text !== text)
      this.#parsed = { type, text, outcome: parseField(type, text) };
    return this.#parsed.outcome;
  }
}

/** @param {string} name */
function isScalar(name) {
  return SCALARS.some((scalar) => scalar.name === name);
}

/**
 * True for a type of the author's, false for one that every session knows.
 * @param {{ name: string }} type
 */
function isOwn({ name }) {
  return !/^(Swift|Foundation)\./.test(name);
}
