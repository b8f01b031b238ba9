import { translate, translateCount } from "../../language/translate.js";

const MOST_KINDS = 6;

/**
 * Says how many things are not drawn, and which: "3 things are not drawn: Canvas (2), shader".
 * Empty if all are drawn.
 * @param {string[]} names A name for each thing.
 */
export function undrawnWords(names) {
  if (names.length === 0) return "";
  const kinds = [...Map.groupBy(names, (name) => name || translate("something"))];
  const listed = kinds.slice(0, MOST_KINDS)
    .map(([kind, { length }]) => length > 1 && kinds.length > 1 ? `${kind} (${length})` : kind);
  const rest = kinds.length - listed.length;
  if (rest > 0) listed.push(translate("{count} more", { count: rest }));
  const { length } = names;
  return translateCount(
    length,
    "{count} unsupported item: {names}",
    "{count} unsupported items: {names}",
    {
      names: listed.join(translate(", ")),
    },
  );
}
