const encoder = new TextEncoder();
const NON_ASCII = /[^\0-\x7f]/;

/**
 * The number of bytes that a text takes in a message.
 * @param {string} text
 */
export function byteLength(text) {
  return NON_ASCII.test(text) ? encoder.encode(text).length : text.length;
}
