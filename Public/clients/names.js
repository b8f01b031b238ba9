import { NAME } from "../protocol/socket-url.js";

/** @param {string} name */
export function checkedName(name) {
  if (NAME.test(name)) return name;
  throw new TypeError(`A name has 1 to 64 letters, digits, “_” or “-”, unlike “${name}”.`);
}

export function randomName() {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
