import { setAttribute } from "../../dom/dom.js";

const SVG = "http://www.w3.org/2000/svg";
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** True if the page's address works on this computer alone. */
export const isLocalOnly = () => LOOPBACK.test(location.hostname);

/**
 * A QR code; null if the link is too long for one.
 * @param {string} link
 * @param {string} words Its name.
 */
export async function qrPicture(link, words) {
  const { qrMatrix, qrPath } = await import("./qr-code.js");
  const matrix = qrMatrix(link);
  if (!matrix) return null;
  const side = matrix.length + 8;
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  setAttribute(path, "d", qrPath(matrix));
  setAttribute(picture, "viewBox", `-4 -4 ${side} ${side}`);
  setAttribute(picture, "shape-rendering", "crispEdges");
  setAttribute(picture, "role", "img");
  setAttribute(picture, "aria-label", words);
  picture.append(path);
  return picture;
}
