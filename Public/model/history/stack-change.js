/** @import { StackChange } from "../../types/log.d.ts" */

/**
 * The change of the detail's stack between two lists of element ids, as a person would name it:
 * `{kind: "push" | "pop" | "popToRoot" | "set" | "none", count}`, with how many came or went.
 * @param {string[]} before
 * @param {string[]} after
 * @returns {StackChange}
 */
export function stackChange(before, after) {
  const kept = commonPrefix(before, after);
  const gone = before.length - kept;
  const come = after.length - kept;
  if (gone === 0 && come === 0) return { kind: "none", count: 0 };
  if (gone === 0) return { kind: "push", count: come };
  if (come > 0) return { kind: "set", count: come };
  return { kind: kept === 0 && gone > 1 ? "popToRoot" : "pop", count: gone };
}

/**
 * @param {string[]} left
 * @param {string[]} right
 */
function commonPrefix(left, right) {
  const shorter = Math.min(left.length, right.length);
  let index = 0;
  while (index < shorter && left[index] === right[index]) index += 1;
  return index;
}
