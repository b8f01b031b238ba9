/**
 * Makes an element: `make("button", { class: "quiet", click: () => … }, "Pop", icon("pop"))`.
 * Functions become listeners, `true` an empty attribute; `false` and `null` are left out, also
 * among the children. Text is only ever text.
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== false && value !== null) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The picture `name` of icons.svg, in the colour of the text around it. */
export function icon(name) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/icons.svg#${name}`);
  picture.append(use);
  return picture;
}

/** Shows another picture in an element made by `icon`. */
export function setIcon(picture, name) {
  setAttribute(picture.firstChild, "href", `/icons.svg#${name}`);
}

/** Writes text only where it differs, so that a selection in it survives. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute, or removes it for false, null and undefined, only where it differs. */
export function setAttribute(element, name, value) {
  const isAbsent = value === undefined || value === null || value === false;
  const text = isAbsent ? null : value === true ? "" : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** Says what a person wants; whoever owns the page hears it. */
export function intend(target, verb, params = {}) {
  target.dispatchEvent(new CustomEvent("nav-intent", { bubbles: true, detail: { verb, params } }));
}
