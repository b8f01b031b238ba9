import { translate } from "../../language/translate.js";
import { MOST_CHARACTERS } from "../../model/script/lines.js";

/** @import { Store } from "../../dom/storage.js" */
/** @typedef {{ name: string, text: string }} SavedScript */
/** @typedef {{ version: number, scripts: SavedScript[], draft: string }} Kept */

const KEY = "colonnade.scripts";
const VERSION = 1;
/** In UTF-16 units. Browsers keep about five million for a page and all others of its origin. */
const MOST_KEPT = 400_000;
const MOST_SCRIPTS = 100;
export const LONGEST_NAME = 60;

/** @type {Kept} */
const EMPTY = { version: VERSION, scripts: [], draft: "" };

/** The scripts that this browser keeps, by their names, and the one that is being written. */
export class ScriptLibrary {
  #store;
  /** The result of the last reading, and its text. */
  #read = { text: /** @type {string | null} */ (null), kept: /** @type {Kept | null} */ (EMPTY) };

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** @returns {string[]} */
  get names() {
    return this.#stored?.scripts.map(({ name }) => name) ?? [];
  }

  get draft() {
    return this.#stored?.draft ?? "";
  }

  /** @param {string} name */
  text(name) {
    return this.#stored?.scripts.find((script) => script.name === name)?.text ?? null;
  }

  /** @param {string} draft */
  keepDraft(draft) {
    const kept = this.#stored;
    if (kept && kept.draft !== draft) this.#write({ ...kept, draft });
  }

  /**
   * Saves a script under a name, replacing one with that name; throws if that is impossible.
   * @param {string} name
   * @param {string} text
   */
  save(name, text) {
    const kept = this.#keptForWriting;
    const others = kept.scripts.filter((script) => script.name !== name);
    if (others.length >= MOST_SCRIPTS) {
      throw new Error(translate("At most {most} scripts are kept.", { most: MOST_SCRIPTS }));
    }
    if (text.length > MOST_CHARACTERS) {
      throw new Error(
        translate("Scripts can have at most {most} characters.", { most: MOST_CHARACTERS }),
      );
    }
    const scripts = [...others, { name: soundName(name), text }]
      .sort((one, other) => one.name.localeCompare(other.name));
    this.#writeOrThrow({ ...kept, scripts });
  }

  /**
   * @param {string} name
   * @param {string} to
   */
  rename(name, to) {
    const kept = this.#keptForWriting;
    if (kept.scripts.some((script) => script.name === to)) {
      throw new Error(translate("A script named “{name}” already exists.", { name: to }));
    }
    const scripts = kept.scripts.map((script) =>
      script.name === name ? { ...script, name: soundName(to) } : script
    );
    this.#writeOrThrow({ ...kept, scripts });
  }

  /** @param {string} name */
  remove(name) {
    const kept = this.#keptForWriting;
    const scripts = kept.scripts.filter((script) => script.name !== name);
    this.#writeOrThrow({ ...kept, scripts });
  }

  /** Does not overwrite what another version of the page has kept. */
  get #keptForWriting() {
    const kept = this.#stored;
    if (kept) return kept;
    throw new Error(
      translate(
        "Saved scripts come from another version of this page and weren’t touched.",
      ),
    );
  }

  /**
   * The kept scripts; null if they cannot be read.
   * @returns {Kept | null}
   */
  get #stored() {
    try {
      const text = this.#store.getItem(KEY);
      if (text !== this.#read.text) this.#read = { text, kept: readKept(text) };
      return this.#read.kept;
    } catch {
      return null;
    }
  }

  /** @param {Kept} kept */
  #writeOrThrow(kept) {
    const problem = this.#write(kept);
    if (problem) throw new Error(problem);
  }

  /**
   * @param {Kept} kept
   * @returns {string | null} Why it was not written.
   */
  #write(kept) {
    const text = JSON.stringify(kept);
    if (text.length > MOST_KEPT) {
      return translate(
        "Not enough room: scripts are limited to {most} characters in total.",
        {
          most: MOST_KEPT,
        },
      );
    }
    try {
      this.#store.setItem(KEY, text);
      return null;
    } catch {
      return translate("The browser can’t store it: its storage is full or blocked.");
    }
  }
}

/**
 * @param {string | null} text
 * @returns {Kept | null}
 */
function readKept(text) {
  if (text === null) return EMPTY;
  const { version, scripts, draft } = JSON.parse(text);
  if (version !== VERSION || !Array.isArray(scripts)) return null;
  const sound = scripts.filter((script) =>
    typeof script?.name === "string" && typeof script?.text === "string"
  );
  return { version, scripts: sound, draft: typeof draft === "string" ? draft : "" };
}

/** @param {string} name */
function soundName(name) {
  const short = name.trim();
  if (short === "") throw new Error(translate("A script needs a name."));
  if (short.length > LONGEST_NAME) {
    throw new Error(translate("Names can have at most {most} characters.", { most: LONGEST_NAME }));
  }
  return short;
}
