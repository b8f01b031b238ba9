// The page's Japanese words, for the tests of a file.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach } from "node:test";
import { setTranslation } from "../../Public/language/translate.js";
import { setServerWords } from "../../Public/language/server-text.js";
import * as serverWords from "../../Public/language/server-words.js";

const catalogue = new URL("../../Public/words/ja.json", import.meta.url);
/** @type {Record<string, string>} */
const japanese = JSON.parse(readFileSync(catalogue, "utf8"));

/** Has the sentences of the page and the server in Japanese during each test. */
export function readInJapanese() {
  beforeEach(() => {
    setTranslation((sentence) => japanese[sentence] ?? sentence);
    setServerWords(serverWords);
  });
  afterEach(() => {
    setTranslation();
    setServerWords(null);
  });
}
