/** @import { State } from "../../types/state.d.ts" */

/**
 * The visible column if the columns form one stack; null if they are side by side.
 * @param {Pick<State, "presentation">} state
 */
export function columnOnScreen({ presentation }) {
  const { collapsed, stack, columns } = presentation;
  if (!collapsed || !stack || columns.length < 2) return null;
  const names = columns.map(({ name }) => name);
  return stack.findLast((name) => names.includes(name)) ?? null;
}
