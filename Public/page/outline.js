import { setAttribute } from "./dom.js";

/** Outlines what `about` ({control, element} or null) is about, wherever the page shows it. */
export function showOutline(about) {
  for (const node of document.querySelectorAll("[data-outlined]")) {
    if (!isAbout(node, about)) setAttribute(node, "data-outlined", null);
  }
  if (!about) return;
  for (const node of document.querySelectorAll("[data-node], [data-control], [data-element]")) {
    if (isAbout(node, about)) setAttribute(node, "data-outlined", true);
  }
}

/** Brings what `about` is about into sight and focuses it, where it can be. */
export function goToOutlined(about) {
  const found = [...document.querySelectorAll("[data-control], [data-element]")]
    .filter((node) => isAbout(node, about) && node.checkVisibility());
  found[0]?.scrollIntoView({ block: "nearest" });
  found[0]?.focus({ preventScroll: true });
}

function isAbout({ dataset }, about) {
  if (!about) return false;
  const { control, element } = about;
  if (control !== undefined && (dataset.control === control || dataset.node === control))
    return true;
  return element !== undefined && dataset.element === element;
}
