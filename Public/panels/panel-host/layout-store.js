import { readStored, writeStored } from "../../dom/storage.js";

/** @import { Folding, Layout, PanelArea } from "../../types/page.d.ts" */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Store */

const KEY = "colonnade.layout";

/** The layout of a new browser: the stage has the room, and panels are tabs. */
const INITIAL = {
  open: { inspector: "problems", drawer: "log", both: "log" },
  folded: { inspector: true, drawer: true, both: true, controls: true, time: true },
  sizes: { inspector: null, drawer: null, both: null },
};

/** The least and the greatest size of an area, in pixels. */
const BOUNDS = {
  inspector: { least: 280, most: 640 },
  drawer: { least: 120, most: 640 },
  both: { least: 120, most: 640 },
};

/**
 * The areas of the panels, the open panels, and the sizes of the areas: kept by the browser.
 *
 * A wide page has an inspector and a drawer; a narrow one has all panels in one area, "both".
 */
export class LayoutStore {
  /** @type {Layout} */
  layout;
  #store;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.layout = storedLayout(readStored(store, KEY));
  }

  /**
   * Opens a panel in its area, which unfolds.
   * @param {PanelArea} area
   * @param {string} id
   */
  open(area, id) {
    this.#change({
      open: { ...this.layout.open, [area]: id },
      folded: { ...this.layout.folded, [area]: false },
    });
  }

  /**
   * @param {Folding} area
   * @param {boolean} isFolded
   */
  fold(area, isFolded) {
    this.#change({ folded: { ...this.layout.folded, [area]: isFolded } });
  }

  /**
   * Gives an area this many pixels, within its bounds; null for its own size again.
   * @param {PanelArea} area
   * @param {number | null} size
   */
  resize(area, size) {
    const { least, most } = BOUNDS[area];
    const bounded = size === null ? null : Math.round(Math.max(least, Math.min(most, size)));
    this.#change({ sizes: { ...this.layout.sizes, [area]: bounded } });
  }

  /** Restores everything to its state in a new browser. */
  reset() {
    this.layout = storedLayout(null);
    writeStored(this.#store, KEY, null);
  }

  /** @param {Partial<Layout>} changes */
  #change(changes) {
    this.layout = { ...this.layout, ...changes };
    writeStored(this.#store, KEY, JSON.stringify(this.layout));
  }
}

/**
 * The kept layout; parts that cannot be read get their default values.
 * @param {string | null} text
 * @returns {Layout}
 */
function storedLayout(text) {
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
    Object.entries(initial).map(([area, value]) => {
      const known = found?.[area];
      return [area, known !== undefined && isSound(known) ? known : value];
    }),
  );
}
