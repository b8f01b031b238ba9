import { nodeIn as drawnNode } from "../../screen/app-screen/drawing.js";
import { XRayLayer } from "./x-ray-layer.js";
import { pickedWords } from "../../model/styles/picked-node.js";
import { term, translate } from "../../language/translate.js";
import { topScreens } from "../../model/state/screen-origins.js";
import { LOW, NARROW } from "../../dom/widths.js";
import { listenToStage } from "./x-ray-events.js";

/** @import { PickedNode } from "../../model/styles/picked-node.js" */
/** @import { SourceLocation, State } from "../../types/state.d.ts" */
/** @import { Credential, Params } from "../../types/wire.d.ts" */
/** @import { Front } from "../../model/state/screen-origins.js" */

const PARTS = ".column, .app-sheet, .app-alert";
/** Kinds of nodes that have an id but are not controls. */
const HOLDERS = new Set(["list", "section", "scroll", "table"]);
const SELECTED = term("Selected: {thing}");
const ON = term("X-ray is on. Clicks on the stage inspect instead of tapping. Press Esc to leave.");
const OFF = term("X-ray is off.");

/**
 * Shows what the things on the stage are: while it is on, the one under the pointer or the focus is
 * outlined, and a press selects it.
 *
 * X-ray sends no commands: no intent from the stage gets through.
 */
export class XRay {
  isOn = false;
  /** Rises with every selection. */
  version = 0;
  /** @type {PickedNode | null} */
  selected = null;
  /**
   * The declaration whose source the person has asked for, until another thing is selected.
   * @type {SourceLocation | null}
   */
  wanted = null;
  /** @type {PickedNode | null} */
  #pointed = null;
  #stage = /** @type {HTMLElement} */ (document.querySelector("#stage > device-stage"));
  #layer = new XRayLayer(this.#stage, () => this.exit());
  #page;
  /** @type {State | null} */
  #state = null;
  /** @type {Front[]} */
  #fronts = [];
  /** @type {AbortController | null} */
  #listening = null;

  /**
   * @param {{ draw(): void, perform(verb: string, params?: Params): void,
   *   announcer: { announce(sentence: string): void },
   *   session: { readonly credential: Credential | null } }} page
   */
  constructor(page) {
    this.#page = page;
  }

  toggle() {
    if (this.isOn) this.exit();
    else this.#start();
  }

  #start() {
    this.isOn = true;
    this.#listening = new AbortController();
    const actions = {
      point: (/** @type {Element | null} */ target) => this.point(this.#controlAt(target)),
      select: (/** @type {Element | null} */ target) => this.#press(target),
      walk: (/** @type {string} */ way) => this.walk(way),
      leave: () => this.exit(),
    };
    listenToStage(this.#stage, actions, this.#listening.signal);
    // There the panel would cover the things to inspect.
    if (!NARROW.matches && !LOW.matches) this.#page.perform("openPanel", { id: "x-ray" });
    this.#page.announcer.announce(translate(ON));
    this.#changed();
  }

  exit() {
    if (!this.isOn) return;
    this.isOn = false;
    this.#listening?.abort();
    this.#pointed = this.selected = this.wanted = null;
    this.#page.announcer.announce(translate(OFF));
    this.#changed();
  }

  #changed() {
    this.version += 1;
    this.#stage.toggleAttribute("data-x-ray", this.isOn);
    this.#layer.draw(this);
    this.#page.draw();
  }

  /**
   * The thing of the stage that contains an element: a node, otherwise a column or modal.
   * @param {Element | null} target
   * @returns {PickedNode | null}
   */
  pickAt(target) {
    if (!target || !this.#stage.contains(target)) return null;
    const part = /** @type {HTMLElement | null} */ (target.closest(PARTS));
    if (!part) return null;
    for (let at = target; at && at !== part; at = /** @type {Element} */ (at.parentElement)) {
      const node = nodeIn(at);
      if (node) return { element: /** @type {HTMLElement} */ (at), node, part: partName(part) };
    }
    return this.#whole(part);
  }

  /**
   * The control that contains an element, otherwise the thing itself.
   * @param {Element | null} target
   */
  #controlAt(target) {
    const innermost = this.pickAt(target);
    for (let at = innermost; at?.node; at = this.pickAt(at.element.parentElement)) {
      if (at.node.id !== undefined && !HOLDERS.has(at.node.kind)) return at;
    }
    return innermost;
  }

  /**
   * Selects a control; a second press selects the thing inside it.
   * @param {Element | null} target
   */
  #press(target) {
    const control = this.#controlAt(target);
    const isAgain = control?.element === this.selected?.element;
    this.select(isAgain ? this.pickAt(target) : control);
  }

  /**
   * @param {HTMLElement} element
   * @returns {PickedNode}
   */
  #whole(element) {
    const part = partName(element);
    const front = this.#fronts.find((each) => each.part === part)?.screens[0];
    return { element, node: null, part, front };
  }

  /**
   * The thing in front in a part of the stage: a column, the sheet, the alert.
   * @param {string} part
   */
  pickPart(part) {
    const parts = /** @type {HTMLElement[]} */ ([...this.#stage.querySelectorAll(PARTS)]);
    const element = parts.find((each) => each.checkVisibility() && partName(each) === part);
    return element ? this.#whole(element) : null;
  }

  /**
   * The Swift file that a declaration names, as the server has it, and its path on this machine if
   * the server gives it.
   * @param {string} file
   */
  async readSource(file) {
    const path = file.split("/").map(encodeURIComponent).join("/");
    const { token } = /** @type {{ token?: string }} */ (this.#page.session.credential ?? {});
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
    const answer = await fetch(`/source/${path}`, { headers });
    const onDisk = answer.headers.get("Colonnade-Path");
    return { status: answer.status, text: answer.ok ? await answer.text() : "", onDisk };
  }

  /** @param {SourceLocation} source */
  showSource(source) {
    this.wanted = source;
    this.version += 1;
    this.#page.perform("openPanel", { id: "code" });
  }

  /** @param {PickedNode | null} picked */
  point(picked) {
    this.#pointed = picked;
    this.#layer.draw(this);
  }

  get pointed() {
    return this.#pointed;
  }

  /** @param {PickedNode | null} picked */
  select(picked) {
    this.selected = picked;
    this.wanted = null;
    if (picked) this.#page.announcer.announce(translate(SELECTED, { thing: pickedWords(picked) }));
    this.#changed();
  }

  /**
   * Goes from the selected thing to another: "out" to its container, "in" to its first content,
   * "next" and "before" to its neighbours.
   * @param {string} way
   */
  walk(way) {
    const from = this.selected ?? this.#pointed;
    const to = from && this.around(from)[way];
    if (to) this.select(to);
  }

  /**
   * @param {PickedNode} picked
   * @returns {Record<string, PickedNode | null>}
   */
  around(picked) {
    const out = picked.node ? this.pickAt(picked.element.parentElement) : null;
    const beside = out ? this.within(out) : [];
    const here = beside.findIndex(({ element }) => element === picked.element);
    return {
      out,
      in: this.within(picked)[0] ?? null,
      next: beside[here + 1] ?? null,
      before: beside[here - 1] ?? null,
    };
  }

  /**
   * The direct contents of a thing.
   * @param {PickedNode} picked
   * @returns {PickedNode[]}
   */
  within({ element, part }) {
    return [...element.children].flatMap((child) => {
      const node = nodeIn(child);
      const found = { element: /** @type {HTMLElement} */ (child), part };
      if (node) return child.checkVisibility() ? [{ ...found, node }] : [];
      return child.matches("[hidden]") ? [] : this.within({ ...found, node: null });
    });
  }

  /**
   * Follows a new drawing: a thing that has gone is no longer selected.
   * @param {State | null} state
   */
  update(state) {
    if (state !== this.#state) this.#fronts = state ? topScreens(state) : [];
    this.#state = state;
    this.selected = this.#present(this.selected);
    this.#pointed = this.#present(this.#pointed);
    this.#layer.draw(this);
  }

  /**
   * @param {PickedNode | null} picked
   * @returns {PickedNode | null}
   */
  #present(picked) {
    if (!picked) return null;
    const { element, node } = picked;
    if (element.isConnected && element.checkVisibility()) {
      return node ? { ...picked, node: nodeIn(element) ?? node } : this.#whole(element);
    }
    const again = node?.id === undefined
      ? null
      : this.#stage.querySelector(`[data-node="${CSS.escape(node.id)}"]`);
    return this.pickAt(again);
  }
}

/**
 * The name of a part of the stage, as the state has it.
 * @param {HTMLElement} part
 */
function partName(part) {
  return part.dataset.column ?? (part.matches(".app-sheet") ? "sheet" : "alert");
}

/**
 * The node of the app that an element shows. The cards of a path are the page's own.
 * @param {Element} element
 */
function nodeIn(element) {
  const node = drawnNode(element);
  return node?.kind === "cards" ? null : node;
}
