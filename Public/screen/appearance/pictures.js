/**
 * The address of an author's picture on the server: only a path, never another site. Pictures are
 * shown as images, in which nothing runs.
 * @param {any} image
 * @returns {string | null}
 */
export function addressOf(image) {
  const path = image?.url ?? (typeof image === "string" ? image : null);
  if (typeof path !== "string" || !/^\/[A-Za-z0-9]/.test(path)) return null;
  return encodeURI(decoded(path)).replace(
    /["'()\\]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/**
 * The picture as a CSS image; null for one that the server does not serve.
 * @param {any} image
 */
export function urlOf(image) {
  const address = addressOf(image);
  return address && `url("${address}")`;
}

const MOST_PIXELS = 100_000;

/**
 * The width and height of the picture in points, where the server has read them.
 * @param {any} image
 * @returns {(number | undefined)[]}
 */
export function pixelsOf(image) {
  const sides = [image?.w, image?.h];
  const isSize = sides.every((side) => side > 0 && side <= MOST_PIXELS);
  return isSize ? sides : [undefined, undefined];
}
