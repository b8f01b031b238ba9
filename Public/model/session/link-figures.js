// The figures of the line.

import { translate, translateCount } from "../../language/translate.js";

const UNITS = ["", "kB", "MB", "GB"];

/**
 * A number of bytes for people: "512 bytes", "1.4 kB".
 * @param {number} bytes
 */
export function byteWords(bytes) {
  if (bytes < 1000) return translate("{count} bytes", { count: bytes });
  const power = Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(value >= 100 ? 0 : 1)} ${UNITS[power]}`;
}

/** @param {number} milliseconds */
export function timeWords(milliseconds) {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}

/**
 * The value that a share of the others does not exceed; null if there are no values.
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
 * @param {number[]} roundTrips The oldest first.
 */
export function roundTripSentence(roundTrips) {
  const last = roundTrips.at(-1);
  if (last === undefined) return translate("Not measured yet");
  const [half, most] = [quantile(roundTrips, 0.5) ?? 0, quantile(roundTrips, 0.95) ?? 0];
  return translate("{last}; median {half}, p95 {most} of {count}", {
    last: timeWords(last),
    half: timeWords(half),
    most: timeWords(most),
    count: roundTrips.length,
  });
}

/** @param {{ frames: number, bytes: number }} sum */
export function trafficWords({ frames, bytes }) {
  const values = { bytes: byteWords(bytes) };
  return translateCount(frames, "{bytes} in {count} frame", "{bytes} in {count} frames", values);
}
