import { read, write } from "../net/identity.js";

/** @import { Folding, Layout, Place } from "../types.d.ts" */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Store */

const KEY = "colonnade.layout";

/** The layout of a new browser. */
const INITIAL = {
  open: { inspector: "problems", drawer: "log", both: "log" },
  folded: { inspector: false, drawer: false, both: false, controls: true },
  sizes: { inspector: null, drawer: null, both: null },
};

/** The least and the greatest size of a place, in pixels. */
const BOUNDS = {
  inspector: { least: 280, most: 640 },
  drawer: { least: 120, most: 640 },
  both: { least: 120, most: 640 },
};

/**
 * The places of the panels, the open panels, and the sizes of the places: kept by the browser.
 *
 * A wide page has an inspector and a drawer; a narrow one has all panels in one place, "both".
 */
export class Workspace {
  /** @type {Layout} */
  layout;
  #store;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.layout = kept(read(store, KEY));
  }

  /**
   * Opens a panel in its place, which unfolds.
   * @param {Place} place
   * @param {string} id
   */
  open(place, id) {
    this.#change({
      open: { ...this.layout.open, [place]: id },
      folded: { ...this.layout.folded, [place]: false },
    });
  }

  /**
   * @param {Folding} place
   * @param {boolean} isFolded
   */
  fold(place, isFolded) {
    this.#change({ folded: { ...this.layout.folded, [place]: isFolded } });
  }

  /**
   * Gives a place this many pixels, within its bounds; null for its own size again.
   * @param {Place} place
   * @param {number | null} size
   */
  resize(place, size) {
    const { least, most } = BOUNDS[place];
    const bounded = size === null ? null : Math.round(Math.max(least, Math.min(most, size)));
    this.#change({ sizes: { ...this.layout.sizes, [place]: bounded } });
  }

  /** Restores everything to its state in a new browser. */
  reset() {
    this.layout = kept(null);
    write(this.#store, KEY, null);
  }

  /** @param {Partial<Layout>} changes */
  #change(changes) {
    this.layout = { ...this.layout, ...changes };
    write(this.#store, KEY, JSON.stringify(this.layout));
  }
}

/**
 * The kept layout; parts that cannot be read get their default values.
 * @param {string | null} text
 * @returns {Layout}
 */
function kept(text) {
  const found = parsed(text);
  return /** @type {Layout} */ ({
    open: members(INITIAL.open, found?.open, (value) => typeof value === "string"),
    folded: members(INITIAL.folded, found?.folded, (value) => typeof value === "boolean"),
    sizes: members(INITIAL.sizes, found?.sizes, (value) => value > 0 && value < 5000),
  });
}

/** @param {string | null} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {Record<string, unknown>} initial
 * @param {any} found
 * @param {(value: any) => boolean} isSound
 */
function members(initial, found, isSound) {
  return Object.fromEntries(
    Object.entries(initial).map(([place, value]) => {
      const known = found?.[place];
      return [place, known !== undefined && isSound(known) ? known : value];
    }),
  );
}
