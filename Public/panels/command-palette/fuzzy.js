/**
 * How well `text` matches `query`, with the indices of the matching letters; null if it does not.
 *
 * Each word of the query is found whole, best at a word's beginning, or else as letters in order:
 * "pr" finds "Pop to root". A higher score is a better match.
 * @param {string} text
 * @param {string} query
 * @returns {{ score: number, matches: number[] } | null}
 */
export function fuzzy(text, query) {
  const letters = [...text].map(folded);
  const words = query.trim().split(/\s+/).filter(Boolean).map((word) => [...word].map(folded));
  let score = 0;
  const matches = new Set();
  for (const word of words) {
    const found = whole(letters, word) ?? scattered(letters, word);
    if (found === null) return null;
    score += found.score;
    for (const match of found.matches) matches.add(match);
  }
  return { score: score - letters.length / 100, matches: [...matches].sort((a, b) => a - b) };
}

/**
 * The entries that match `query`, the best first; without a query, the recent ones come first.
 * @template {{ id: string, words: string, note?: string, also?: string }} Entry
 * @param {Entry[]} entries
 * @param {string} query
 * @param {string[]} recent Ids, the newest first.
 * @returns {{ entry: Entry, matches: number[] }[]}
 */
export function ranked(entries, query, recent) {
  const ages = new Map(recent.map((id, age) => [id, recent.length - age]));
  return entries
    .flatMap((entry, index) => {
      const found = fuzzy(entry.words, query);
      const noted = fuzzy([entry.words, entry.note, entry.also].join(" "), query);
      if (found === null && noted === null) return [];
      // A method with its members is for those who look for its name.
      const rank = entry.id.startsWith("method-") ? 4 : 0;
      const best = (found?.score ?? (noted?.score ?? 0) - 5) - rank;
      const age = ages.get(entry.id) ?? 0;
      const score = query.trim() ? best + age / 10 : age;
      return [{ entry, matches: found?.matches ?? [], score, index }];
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ entry, matches }) => ({ entry, matches }));
}

/** @param {string} letter */
function folded(letter) {
  return letter.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase() || letter;
}

/**
 * @param {string[]} letters
 * @param {string[]} word
 */
function whole(letters, word) {
  let found = null;
  for (let start = 0; start + word.length <= letters.length; start += 1) {
    if (word.some((letter, offset) => letters[start + offset] !== letter)) continue;
    if (beginsWord(letters, start)) return spot(start, word.length, start === 0 ? 14 : 12);
    found ??= spot(start, word.length, 8);
  }
  return found;
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} score
 */
function spot(start, length, score) {
  return { score, matches: Array.from({ length }, (_, offset) => start + offset) };
}

/**
 * Finds letters in their order: preferably those that begin words, otherwise anywhere.
 * @param {string[]} letters
 * @param {string[]} word
 */
function scattered(letters, word) {
  const initials = letters.map((_, index) => index).filter((index) => beginsWord(letters, index));
  const atWords = walk(letters, word, initials);
  if (atWords) return { score: 6, matches: atWords };
  const anywhere = walk(letters, word, letters.map((_, index) => index));
  if (!anywhere) return null;
  const span = (anywhere.at(-1) ?? 0) - anywhere[0] + 1;
  return span <= word.length * 3 ? { score: 4 - span / word.length, matches: anywhere } : null;
}

/**
 * @param {string[]} letters
 * @param {string[]} word
 * @param {number[]} among
 */
function walk(letters, word, among) {
  const matches = [];
  for (const index of among)
    if (matches.length < word.length && letters[index] === word[matches.length])
      matches.push(index);
  return matches.length === word.length ? matches : null;
}

/**
 * @param {string[]} letters
 * @param {number} index
 */
function beginsWord(letters, index) {
  return index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1]);
}
