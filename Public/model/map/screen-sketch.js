// A small drawing of a screen: title, way back and the first rows, as shapes.

import { BOLD, fitted, widthOf } from "./fitted-text.js";

/** @import { Screen, ViewNode } from "../../types/state.d.ts" */

/** @typedef {"surface" | "raised" | "text" | "muted" | "accent" | "edge" | "shade" | "onAccent"} Tone */
/**
 * A box or a line of text; `x` and `y` are a box's corner, and a text's start on its base line.
 * @typedef {{ tone: Tone, x: number, y: number, width?: number, height?: number, radius?: number,
 *   text?: string, size?: number, isBold?: boolean, anchor?: "middle" | "end" }} Shape
 */
/** @typedef {Shape[]} Sketch */

export const SKETCH_WIDTH = 136;
export const SKETCH_HEIGHT = 140;
const MARGIN = 9;
const ROW = 15;
const SMALL = 7;
/** The most of a row's width that the text at its end takes. */
const MOST_BADGE = 0.55;
/** A screen with more nodes than fit is not read further. */
const MOST_NODES = 200;

/**
 * @param {Screen} screen
 * @param {string} part The kind of screen: a presentation is drawn over a page.
 * @returns {Sketch}
 */
export function sketchOf(screen, part) {
  const pen = new Pen();
  if (["alert", "dialog", "popover"].includes(part)) pen.openCard();
  else if (["sheet", "cover", "inspector"].includes(part)) pen.openSheet(part === "cover");
  else pen.box("surface", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
  if ((screen.back ?? null) !== null) pen.back(screen.back || "");
  pen.title(screen.title);
  drawNodes(pen, screen.body, "");
  return pen.shapes;
}

/**
 * @param {Pen} pen
 * @param {ViewNode[]} nodes
 * @param {string} inside The kind of the container.
 */
function drawNodes(pen, nodes, inside) {
  for (const node of nodes) {
    if (pen.isFull) return;
    drawNode(pen, node, inside);
  }
}

/**
 * @param {Pen} pen
 * @param {ViewNode} node
 * @param {string} inside
 */
function drawNode(pen, node, inside) {
  const { kind, label = "", children = [], selected, systemImage } = node;
  pen.nodes += 1;
  if (kind === "section") {
    if (label) pen.heading(label);
    drawNodes(pen, children, "section");
    pen.gap(4);
  } else if (kind === "row" || kind === "link") {
    const inner = soleControl(children);
    if (inner?.kind === "toggle") pen.toggle(inner.label ?? label, inner.value === true);
    else {
      const leads = kind === "link" || inner?.kind === "link";
      pen.row(label || textIn(children), leads, selected, label ? badgeIn(children) : "");
    }
  } else if (kind === "toggle") pen.toggle(label, node.value === true);
  else if (kind === "button") pen.button(label, inside !== "");
  else if (["textField", "secureField", "picker", "stepper", "slider"].includes(kind))
    pen.field(label || String(node.value ?? ""));
  else if (kind === "valuePicture") pen.valuePicture(label);
  else if (kind === "image" || systemImage) pen.picture();
  else if (kind === "text" || kind === "placeholder" || kind === "warning") pen.words(label);
  else if (kind === "divider") pen.gap(3);
  else if (node.axis === "horizontal" && textIn(children)) pen.words(textIn(children));
  else if (children.length > 0) drawNodes(pen, children, kind === "list" ? "list" : inside);
  else if (label) pen.words(label);
}

/** @param {ViewNode[]} children */
function soleControl(children) {
  return children.find(({ kind }) => ["toggle", "link", "button"].includes(kind));
}

/**
 * The text at the end of a row: its only content beside its label.
 * @param {ViewNode[]} children
 */
function badgeIn(children) {
  return children.length === 1 && children[0].kind === "text" ? children[0].label ?? "" : "";
}

/**
 * The first words in nodes.
 * @param {ViewNode[]} nodes
 * @returns {string}
 */
function textIn(nodes) {
  const words = nodes.slice(0, 6).map(({ label, children = [] }) => label || textIn(children));
  return words.filter(Boolean).join("  ").slice(0, 200);
}

/** Draws from top to bottom, until the sketch is full. */
class Pen {
  /** @type {Sketch} */
  shapes = [];
  nodes = 0;
  #y = 4;
  #left = MARGIN;
  #right = SKETCH_WIDTH - MARGIN;
  #end = SKETCH_HEIGHT;
  #isCentered = false;

  get isFull() {
    return this.#y > this.#end - 7 || this.nodes > MOST_NODES;
  }

  openCard() {
    this.box("raised", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
    this.box("shade", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
    this.box("surface", 14, 28, SKETCH_WIDTH - 28, SKETCH_HEIGHT - 56, 9);
    [this.#y, this.#left, this.#right] = [32, 22, SKETCH_WIDTH - 22];
    [this.#end, this.#isCentered] = [SKETCH_HEIGHT - 28, true];
  }

  /** @param {boolean} isCover */
  openSheet(isCover) {
    if (isCover) return this.box("surface", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
    this.box("raised", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
    this.box("shade", 0, 0, SKETCH_WIDTH, SKETCH_HEIGHT, 0);
    this.box("surface", 4, 14, SKETCH_WIDTH - 8, SKETCH_HEIGHT, 9);
    this.box("edge", SKETCH_WIDTH / 2 - 8, 17.5, 16, 2, 1);
    [this.#y, this.#left, this.#right] = [19, MARGIN + 4, SKETCH_WIDTH - MARGIN - 4];
  }

  /**
   * @param {Tone} tone
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {number} radius
   */
  box(tone, x, y, width, height, radius) {
    const bounded = Math.max(0, Math.min(height, SKETCH_HEIGHT - y));
    this.shapes.push({ tone, x, y, width, height: bounded, radius });
  }

  /**
   * @param {Tone} tone
   * @param {number} x
   * @param {number} y
   * @param {string} text
   * @param {number} size
   * @param {Partial<Shape> & { room?: number }} [more]
   */
  #text(tone, x, y, text, size, { room = this.#right - x, ...more } = {}) {
    const shown = fitted(text, room, more.isBold ? size * BOLD : size);
    if (shown && y < this.#end) this.shapes.push({ tone, x, y, text: shown, size, ...more });
  }

  /** @param {string} title */
  back(title) {
    this.#text("accent", this.#left, this.#y + 9, `‹ ${title}`, SMALL);
    this.#y += 10;
  }

  /** @param {string} title */
  title(title) {
    if (!title) return void (this.#y += 8);
    const [x, anchor] = this.#isCentered
      ? [SKETCH_WIDTH / 2, /** @type {const} */ ("middle")]
      : [this.#left, undefined];
    const room = this.#right - this.#left;
    this.#text("text", x, this.#y + 13, title, 10.5, { isBold: true, anchor, room });
    this.#y += 19;
  }

  /** @param {string} text */
  heading(text) {
    this.#text("muted", this.#left, this.#y + 9, text, 6);
    this.#y += 12;
  }

  /**
   * @param {string} text
   * @param {boolean} leads
   * @param {boolean} [isChosen]
   * @param {string} [badge]
   */
  row(text, leads, isChosen, badge = "") {
    const [x, width] = [this.#left - 3, this.#right - this.#left + 6];
    this.box(isChosen ? "accent" : "raised", x, this.#y, width, ROW - 2, 3);
    const tone = isChosen ? "onAccent" : "text";
    const end = fitted(badge, width * MOST_BADGE, SMALL);
    const taken = end ? widthOf(end, SMALL) : 0;
    this.#text(tone, this.#left, this.#y + 9, text, SMALL, { room: width - 18 - taken });
    if (end)
      this.#text(
        isChosen ? tone : "muted",
        this.#right - (leads ? 9 : 0),
        this.#y + 9,
        end,
        SMALL,
        {
          anchor: "end",
          room: taken + 1,
        },
      );
    if (leads)
      this.#text(isChosen ? tone : "muted", this.#right, this.#y + 9, "›", 8, {
        anchor: "end",
        room: 9,
      });
    this.#y += ROW;
  }

  /**
   * @param {string} text
   * @param {boolean} isOn
   */
  toggle(text, isOn) {
    this.row(text, false);
    const y = this.#y - ROW + 3;
    this.box(isOn ? "accent" : "edge", this.#right - 13, y, 13, 7, 3.5);
    this.box("surface", this.#right - (isOn ? 6.5 : 12.5), y + 0.5, 6, 6, 3);
  }

  /**
   * @param {string} text
   * @param {boolean} isRow
   */
  button(text, isRow) {
    if (isRow)
      this.box("raised", this.#left - 3, this.#y, this.#right - this.#left + 6, ROW - 2, 3);
    const [x, anchor] = isRow
      ? [this.#left, undefined]
      : [SKETCH_WIDTH / 2, /** @type {const} */ ("middle")];
    const room = this.#right - this.#left;
    this.#text("accent", x, this.#y + 9, text, SMALL, { anchor, room });
    this.#y += ROW - 1;
  }

  /** @param {string} text */
  field(text) {
    this.box("edge", this.#left - 3, this.#y, this.#right - this.#left + 6, ROW - 2, 4);
    this.box(
      "surface",
      this.#left - 2.5,
      this.#y + 0.5,
      this.#right - this.#left + 5,
      ROW - 3,
      3.5,
    );
    this.#text("muted", this.#left, this.#y + 9, text, SMALL);
    this.#y += ROW;
  }

  /**
   * The picture of a value's card.
   * @param {string} glyph
   */
  valuePicture(glyph) {
    const width = this.#right - this.#left;
    this.box("accent", this.#left, this.#y + 2, width, 42, 5);
    const middle = { anchor: /** @type {const} */ ("middle"), isBold: true, room: width };
    this.#text("onAccent", SKETCH_WIDTH / 2, this.#y + 27, glyph, 12, middle);
    this.#y += 46;
  }

  picture() {
    this.box("raised", this.#left, this.#y + 1, 20, 16, 4);
    this.#y += 20;
  }

  /** @param {string} text */
  words(text) {
    const [x, anchor] = this.#isCentered
      ? [SKETCH_WIDTH / 2, /** @type {const} */ ("middle")]
      : [this.#left, undefined];
    const room = this.#right - this.#left;
    this.#text("muted", x, this.#y + 8, text, SMALL, { anchor, room });
    this.#y += 11;
  }

  /** @param {number} height */
  gap(height) {
    this.#y += height;
  }
}
