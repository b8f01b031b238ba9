import { term, translate, translateCount } from "../../language/translate.js";
import { MOST_VARIANTS, variantsOf } from "../../model/state/variants.js";
import { NotSent } from "../../protocol/requests.js";
import { byID, icon, make, setAttribute } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { SceneSessions } from "./scene-sessions.js";
import { VariantCell } from "./variant-cell.js";
import { VariantChoice } from "./variant-choice.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Variant } from "../../model/state/variants.js" */
/** @import { PageContent } from "../../model/page-content.d.ts" */
/** @import { Params, Result } from "../../types/wire.d.ts" */
/** @import { Host } from "./scene-sessions.js" */
/**
 * A cell of the grid; `known` says what its picture was asked for, and `built` is its state in the
 * build before.
 * @typedef {{ variant: Variant, cell: VariantCell, known: string, built: State | null }} Entry
 */

const SHEET = "/stage/variants/variants.css";
const BOUND = term("The first {most} of {count} variants. Choose fewer to see the others.");
/** The least time between two questions, in milliseconds. */
const PAUSE = 30;

/**
 * The navigation on many devices at once, in the stage's place: light and dark, with large text, in
 * other languages, at other revisions; and other scenes from their start. The server draws each as
 * a second window.
 */
export class Variants {
  isOn = false;
  #draw;
  #sessions;
  /** @type {PageContent | null} */
  #page = null;
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  #isAsking = false;
  #build = "";
  #choice = new VariantChoice(() => this.#draw());
  #grid = make("div", {
    class: "variant-grid",
    tabindex: "0",
    "aria-label": translate("Variants"),
  });
  #element = make(
    "section",
    { class: "variants", "aria-label": translate("Variants") },
    make(
      "div",
      { class: "variants-side" },
      make("h2", {}, translate("Variants")),
      make(
        "button",
        { type: "button", click: () => this.toggle() },
        icon("close"),
        translate("Back to the device"),
      ),
      this.#choice.element,
    ),
    this.#grid,
  );

  /** @param {Host & { draw(): void }} page */
  constructor(page) {
    this.#draw = () => page.draw();
    this.#sessions = new SceneSessions(page, this.#draw);
    setAttribute(this.#grid, "role", "group");
    this.#grid.addEventListener("scroll", () => this.#ask(), { passive: true });
  }

  async toggle() {
    this.isOn = !this.isOn;
    if (this.isOn) await loadStyles(SHEET);
    const stage = byID("stage");
    setAttribute(stage, "data-variants", this.isOn);
    if (this.isOn) stage.querySelector("#stage > path-bar")?.before(this.#element);
    else {
      this.#element.remove();
      this.#sessions.keep(new Set());
    }
    this.#draw();
  }

  /** @param {PageContent} page */
  update(page) {
    if (!this.isOn || !page.state || !this.#element.isConnected) return;
    this.#page = page;
    this.#choice.offer(page.devices, page.scenes, page.state.scene.id);
    const { variants, count } = variantsOf(this.#choice.axes);
    this.#sessions.keep(new Set(variants.flatMap(({ scene }) => scene ?? [])));
    const words = count > MOST_VARIANTS
      ? translate(BOUND, { most: MOST_VARIANTS, count })
      : translateCount(count, "{count} variant", "{count} variants");
    this.#choice.draw(words, page.build !== null);
    this.#noteBuild(page.build?.state ?? "");
    this.#arrange(variants);
    for (const { cell } of this.#entries.values()) cell.draw(page, this.#choice.picture);
    this.#ask();
  }

  /**
   * Keeps the pictures when a new build begins.
   * @param {string} build
   */
  #noteBuild(build) {
    if (build === "building" && this.#build !== build) {
      for (const entry of this.#entries.values()) entry.built = entry.cell.after;
    }
    this.#build = build;
  }

  /** @param {Variant[]} variants */
  #arrange(variants) {
    const before = this.#entries;
    this.#entries = new Map(variants.map((variant) => {
      const entry = before.get(variant.key) ?? makeEntry(variant);
      entry.cell.name = this.#nameOf(variant);
      return [variant.key, entry];
    }));
    const wanted = [...this.#entries.values()].map(({ cell }) => cell.element);
    const isSame = wanted.length === this.#grid.childElementCount &&
      wanted.every((element, index) => this.#grid.children[index] === element);
    if (!isSame) this.#grid.replaceChildren(...wanted);
  }

  /** @param {Variant} variant */
  #nameOf({ scene, revision, params }) {
    const title = this.#choice.titleOf(scene);
    const parts = title ? [title] : [];
    parts.push(...Object.values(params).map((value) => this.#choice.wordsFor(value)));
    if (revision !== null) parts.push(`r${revision}`);
    return parts.join(" · ") || translate("As on the stage");
  }

  /** Asks for the next variant in sight whose picture is out of date. */
  async #ask() {
    const { isOn } = this;
    const page = this.#page;
    if (!isOn || this.#isAsking || page === null) return;
    const { base, comparesBuild } = this.#choice;
    const position = `${page.link.epoch} ${page.viewing?.revision ?? page.link.revision}`;
    const stateOf = (/** @type {Variant} */ { scene, revision }) => {
      const place = scene === null ? revision ?? position : this.#sessions.changesOf(scene);
      return [base, comparesBuild, place, page.build?.state].join(" ");
    };
    const next = [...this.#entries.values()]
      .find((entry) => entry.known !== stateOf(entry.variant) && this.#isSeen(entry));
    if (!next) return;
    this.#isAsking = true;
    next.known = stateOf(next.variant);
    await this.#read(next, page, base);
    if (this.#page) next.cell.draw(this.#page, this.#choice.picture);
    setTimeout(() => {
      this.#isAsking = false;
      this.#ask();
    }, PAUSE);
  }

  /**
   * @param {Entry} entry
   * @param {PageContent} page
   * @param {number | null} base
   */
  async #read(entry, { ask: askHere, viewing, state }, base) {
    const { scene, revision, params } = entry.variant;
    /** @type {(method: string, params: Params) => Promise<Result>} */
    const ask = scene === null ? askHere : this.#sessions.ask.bind(this.#sessions, scene);
    // Another scene is at its start, which has no revisions to compare with.
    const [at, compared] = scene === null ? [revision ?? viewing?.revision, base] : [];
    const preview = async (/** @type {number | null | undefined} */ at) => {
      const traits = Object.keys(params).length > 0
        ? params
        : { colorScheme: state?.environment.colorScheme ?? "light" };
      const answer = await ask("scene.preview", at == null ? traits : { ...traits, revision: at });
      return /** @type {State} */ (answer.state);
    };
    try {
      const after = await preview(at);
      const before = this.#choice.comparesBuild
        ? entry.built
        : compared == null
        ? null
        : await preview(compared);
      entry.cell.show(after, before);
    } catch (error) {
      if (error instanceof NotSent) return void (entry.known = "");
      entry.cell.fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {Entry} entry */
  #isSeen({ cell: { element } }) {
    const { top, bottom } = element.getBoundingClientRect();
    const sight = this.#grid.getBoundingClientRect();
    return bottom > sight.top - 200 && top < sight.bottom + 200;
  }
}

/**
 * @param {Variant} variant
 * @returns {Entry}
 */
function makeEntry(variant) {
  return { variant, cell: new VariantCell(), known: "", built: null };
}
