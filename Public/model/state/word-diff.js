// The words that differ between two texts.

/** @typedef {{ kind: "same" | "gone" | "come", text: string }} TextPart */

/** Texts with more words between their common ends are reported as a whole. */
const MOST_WORDS = 400;
const WORD = /[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu;

/**
 * The parts of two texts: common, removed and added, in reading order.
 * @param {string} before
 * @param {string} after
 * @returns {TextPart[]}
 */
export function wordDiff(before, after) {
  const [old, now] = [before.match(WORD) ?? [], after.match(WORD) ?? []];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([
    { kind: "same", text: old.slice(0, start).join("") },
    ...middle,
    { kind: "same", text: old.slice(old.length - end).join("") },
  ]);
}

/**
 * @param {string[]} old
 * @param {string[]} now
 * @returns {TextPart[]}
 */
function between(old, now) {
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    return [{ kind: "gone", text: old.join("") }, { kind: "come", text: now.join("") }];
  }
  const lengths = commonLengths(old, now);
  /** @type {TextPart[]} */
  const parts = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    if (old[left] === now[right] && left < old.length) {
      parts.push({ kind: "same", text: old[left] });
      left += 1;
      right += 1;
    } else if (
      right === now.length ||
      (left < old.length && lengths[left + 1][right] >= lengths[left][right + 1])
    ) {
      parts.push({ kind: "gone", text: old[left] });
      left += 1;
    } else {
      parts.push({ kind: "come", text: now[right] });
      right += 1;
    }
  }
  return parts;
}

/**
 * For each pair of places the number of words that both have from there on.
 * @param {string[]} old
 * @param {string[]} now
 */
function commonLengths(old, now) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    for (let right = now.length - 1; right >= 0; right -= 1) {
      lengths[left][right] = old[left] === now[right]
        ? lengths[left + 1][right + 1] + 1
        : Math.max(lengths[left + 1][right], lengths[left][right + 1]);
    }
  }
  return lengths;
}

/**
 * Merges adjacent parts of one kind.
 * @param {TextPart[]} parts
 */
function joined(parts) {
  /** @type {TextPart[]} */
  const found = [];
  for (const { kind, text } of parts) {
    const last = found.at(-1);
    if (text === "") continue;
    if (last?.kind === kind) last.text += text;
    else found.push({ kind, text });
  }
  return found;
}
