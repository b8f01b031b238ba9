/**
 * Sets a CSS property, or removes it for "", only if it differs.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
export function setProperty(element, name, value) {
  if (element.style.getPropertyValue(name) === value) return;
  if (value) element.style.setProperty(name, value);
  else element.style.removeProperty(name);
}
