/** @import { Params } from "../types/wire.d.ts" */
/** @import { Attributes } from "./attributes.d.ts" */

/**
 * Makes an element: `make("button", { class: "quiet", click: () => … }, "Pop", icon("pop"))`.
 * Functions become listeners, `true` an empty attribute; `false` and `null` are left out, also
 * among the children. Text is only ever text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes<HTMLElementTagNameMap[Tag]>} attributes
 * @param {...(Node | string | null | false)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(name, /** @type {EventListener} */ (value));
    } else if (value !== false && value !== null) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * The picture `name` of icons.svg, in the colour of the text around it.
 * @param {string} name
 */
export function icon(name) {
  const picture = makePicture();
  setIcon(picture, name);
  return picture;
}

/** An icon without a drawing yet. */
export function makePicture() {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  picture.append(document.createElementNS(SVG, "use"));
  return picture;
}

/** A picture with one path, drawn from its element's upper left corner. */
export function makeDrawing() {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "drawing");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(document.createElementNS(SVG, "path"));
  return drawing;
}

/**
 * Shows another picture in an element created by `icon`.
 * @param {Element} picture
 * @param {string} name
 */
export function setIcon(picture, name) {
  setAttribute(picture.children[0], "href", `/icons.svg#${name}`);
}

/**
 * The elements that `make` put into `parent`.
 * @param {Element} parent
 */
export function parts(parent) {
  return /** @type {HTMLElement[]} */ ([...parent.children]);
}

/** @param {Element} parent */
export function firstPart(parent) {
  return /** @type {HTMLElement} */ (parent.firstElementChild);
}

/** @param {Element} parent */
export function lastPart(parent) {
  return /** @type {HTMLElement} */ (parent.lastElementChild);
}

/**
 * The element of index.html with this id.
 * @param {string} id
 */
export function byID(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * Writes text only if it differs, so that a selection in it survives.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const { firstChild } = element;
  if (element.textContent === text) return;
  // An existing single text node is reused.
  if (firstChild instanceof Text && !firstChild.nextSibling) firstChild.data = text;
  else element.textContent = text;
}

/**
 * Sets an attribute, or removes it for false, null and undefined, only if it differs.
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function setAttribute(element, name, value) {
  const isAbsent = value === undefined || value === null || value === false;
  const text = isAbsent ? null : value === true ? "" : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/**
 * The factor from an element's own points to the page's pixels.
 * @param {HTMLElement} element
 */
export function scaleOf(element) {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

/**
 * Announces what a person wants: a command of the protocol, or an action of the page.
 * @param {Element} target
 * @param {string} verb
 * @param {Params} params
 */
export function emit(target, verb, params = {}) {
  target.dispatchEvent(new CustomEvent("nav-intent", { bubbles: true, detail: { verb, params } }));
}
