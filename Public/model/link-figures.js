// What is told of the line in figures.

const UNITS = ["bytes", "kB", "MB", "GB"];

/**
 * A number of bytes for people: "512 bytes", "1.4 kB".
 * @param {number} bytes
 */
export function byteWords(bytes) {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power]}`;
}

/** @param {number} milliseconds */
export function timeWords(milliseconds) {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}

/**
 * The value that a share of the others does not exceed; null of none.
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/**
 * The round trips in a sentence: "2.1 ms; half of 40 within 2.0 ms, 95 % within 7.3 ms".
 * @param {number[]} trips The oldest first.
 */
export function tripSentence(trips) {
  const last = trips.at(-1);
  if (last === undefined) return "Not measured yet";
  const [half, most] = [quantile(trips, 0.5) ?? 0, quantile(trips, 0.95) ?? 0];
  const count = trips.length;
  return `${timeWords(last)}; median ${timeWords(half)}, p95 ${timeWords(most)} of ${count}`;
}

/** @param {{ frames: number, bytes: number }} sum */
export function trafficWords({ frames, bytes }) {
  return `${byteWords(bytes)} in ${frames} ${frames === 1 ? "frame" : "frames"}`;
}
