/**
 * The chips of a long path that are drawn: the half-open range [start, end) of at most `size` indices,
 * `pages` pages back from the end. A path of any length costs the page the same.
 * @param {number} count
 * @param {number} pages
 * @param {number} size
 */
export function pathWindow(count, pages, size = 40) {
  const steps = Math.min(Math.max(0, pages), Math.max(0, Math.ceil(count / size) - 1));
  const end = Math.max(Math.min(count, size), count - steps * size);
  return { start: Math.max(0, end - size), end, pages: steps };
}
