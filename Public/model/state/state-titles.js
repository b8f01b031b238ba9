/** @import { Titles } from "../../types/state.d.ts" */

/**
 * The names for people of the state's members that have a title in the server's reference.
 * @param {any} reference
 * @returns {Titles}
 */
export function titlesIn(reference) {
  const members = Object.entries(reference?.components?.schemas?.State?.properties ?? {});
  return Object.fromEntries(
    members.flatMap(([name, schema]) => (schema?.title ? [[name, schema.title]] : [])),
  );
}
