// A document in the fragment of a link: deflated, in characters allowed in an address. The fragment
// stays in the browser and is not sent to any server.

/** The version of the form. */
const VERSION = "1";
/** Chats and mail cut longer links; then a file is better. */
export const MOST_CHARACTERS = 8000;
/** The largest unpacked size of a link in bytes: the server takes no more in a message. */
export const MOST_BYTES = 250_000;
/** A longer fragment is not read at all. */
const MOST_READ = 400_000;

/** The fault of a link: "broken", "version" or "large". */
export class LinkProblem extends Error {
  /** @param {"broken" | "version" | "large"} kind */
  constructor(kind) {
    super(kind);
    this.name = "LinkProblem";
    this.kind = kind;
  }
}

/**
 * The fragment that carries a text, without "#".
 * @param {string} text
 */
export async function fragmentOf(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const letters = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `s=${VERSION}.${letters}`;
}

/**
 * The text in a fragment; null if it carries none.
 * @param {string} fragment With or without "#".
 * @returns {Promise<string | null>}
 * @throws {LinkProblem}
 */
export async function textOf(fragment) {
  const [, carried] = /^#?s=(.*)$/s.exec(fragment) ?? [];
  if (carried === undefined) return null;
  if (carried.length > MOST_READ) throw new LinkProblem("large");
  const [, version, letters] = /^(\d{1,9})\.([A-Za-z0-9_-]+)$/.exec(carried) ?? [];
  if (version === undefined) throw new LinkProblem("broken");
  if (version !== VERSION) throw new LinkProblem("version");
  return inflate(bytesOf(letters));
}

/** @param {string} letters */
function bytesOf(letters) {
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw new LinkProblem("broken");
  }
}

/**
 * Unpacks only up to the bound: a small link can hold any number of zeros.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let [text, size] = ["", 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > MOST_BYTES) throw new LinkProblem("large");
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof LinkProblem ? error : new LinkProblem("broken");
  }
}
