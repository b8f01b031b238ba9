// What the drawing of a screen depends on, beside the screen itself.

import type {
  ChangeAnimation,
  ColumnName,
  Screen,
  StyleTable,
  ViewNode,
  Visibility,
} from "./state.d.ts";

/** The directions, of "h" and "v", in which something holds. */
export type Directions = "" | "h" | "v" | "hv";

/**
 * Where a node is drawn: in a row of a list, in a section, and how a chosen row is marked; the axis
 * that its siblings stand along; the directions in which there is no end of room; the length and
 * width that are certain; whether it is the one thing of its screen.
 */
export interface NodeContext {
  marks: "fill" | "grey";
  isBar?: boolean;
  /** What a section says of all its rows. */
  rowTraits?: Record<string, unknown>;
  isCell?: boolean;
  isSection?: boolean;
  isModal?: boolean;
  isSwipe?: boolean;
  animates?: boolean;
  /** The animation that the change to what is drawn came with. */
  animation?: ChangeAnimation;
  folds?: boolean;
  badge?: ViewNode[];
  column?: ColumnName;
  styles?: StyleTable;
  axis?: "h" | "v" | "z";
  unbounded?: Directions;
  proposed?: { w?: number; h?: number };
  isMain?: boolean;
  lines?: unknown;
  symbols?: SymbolLook;
  isPainted?: boolean;
  /** Words beside it name the control that it is in. */
  isNamed?: boolean;
  depth?: number;
}

/** The variant of symbols, such as "circle.fill", and the mode in which they are coloured. */
export interface SymbolLook {
  variant?: string;
  mode?: string;
}

/** The top screen of a stack, with the names of all its screens, lowest first. */
export interface StackContent {
  keys: string[];
  screen: Screen;
  context: NodeContext;
  toggle: Visibility | null;
  element: string | null;
  animates: boolean;
}
