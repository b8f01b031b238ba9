/** After this many milliseconds, a value that the scene has not shown counts as refused. */
export const TIMEOUT = 3000;

/**
 * The values that were sent after the one that the scene shows now; none if it shows another one.
 * @template Value
 * @param {Value[]} sent
 * @param {(value: Value) => boolean} isShown
 */
export function sentSince(sent, isShown) {
  const index = sent.findIndex(isShown);
  return index < 0 ? [] : sent.slice(index + 1);
}
