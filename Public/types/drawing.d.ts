// The things that the drawing of a screen depends on, apart from the screen itself.

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
 * The surroundings of a node: its row in a list, its section, and the mark of a chosen row; the axis
 * of its siblings; the directions in which the room is unlimited; the length and width that are
 * certain; and if it is alone on its screen.
 */
export interface NodeContext {
  marks: "fill" | "grey";
  isBar?: boolean;
  /** The settings of a section for all its rows. */
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
