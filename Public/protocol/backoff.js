/**
 * Milliseconds to wait before attempt n (0, 1, 2 …): full jitter below a growing cap.
 * @param {number} attempt
 * @param {() => number} random
 */
export function backoffDelay(attempt, random = Math.random) {
  return Math.round(random() * Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 20)));
}

const FIRST = 300;
const LONGEST = 10_000;
