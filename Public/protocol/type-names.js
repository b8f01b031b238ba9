// The names of types, as the page distinguishes them.

/** The families that have a glyph, a word and a colour of their own. */
export const FAMILIES = new Map([
  ["Swift.Int", "int"],
  ["Swift.Int8", "int"],
  ["Swift.Int16", "int"],
  ["Swift.Int32", "int"],
  ["Swift.Int64", "int"],
  ["Swift.UInt", "int"],
  ["Swift.UInt8", "int"],
  ["Swift.UInt16", "int"],
  ["Swift.UInt32", "int"],
  ["Swift.UInt64", "int"],
  ["Swift.String", "string"],
  ["Swift.Character", "string"],
  ["Swift.Bool", "bool"],
  ["Swift.Double", "double"],
  ["Swift.Float", "double"],
]);

/**
 * "int", "string", "bool", "double" or "custom".
 * @param {string} type
 */
export function typeFamily(type) {
  return FAMILIES.get(type) ?? FAMILIES.get(`Swift.${type}`) ?? "custom";
}

/**
 * The type as people say it: "Swift.Int" is "Int", "Foundation.URL" is "URL", "App.Recipe" stays.
 * @param {string} type
 */
export function typeWord(type) {
  return type.replace(/^(Swift|Foundation)\.(?=\w+$)/, "");
}
