// The boxes that the modifiers of a style make around a thing.

import type { Directions } from "../../types/drawing.d.ts";

/** A layer that fills a box, behind what is in it or over it. */
export interface Layer {
  isOver: boolean;
  /** It goes on under the bars where its box touches the safe area. */
  reachesOut?: boolean;
  props: Record<string, string>;
  // deno-lint-ignore no-explicit-any
  shape?: any;
  // deno-lint-ignore no-explicit-any
  paint?: any;
  // deno-lint-ignore no-explicit-any
  items?: any;
  // deno-lint-ignore no-explicit-any
  align?: any;
}

/**
 * A box to draw; the first is the thing itself, which another box goes around where it must.
 * `stage` is the place of its last operation in the order in which CSS draws.
 */
export interface Box {
  props: Record<string, string>;
  attributes: Record<string, string>;
  layers: Layer[];
  stage: number;
  grow: Directions;
  // deno-lint-ignore no-explicit-any
  clip?: any;
  corners?: string;
  // deno-lint-ignore no-explicit-any
  animated?: any;
  // deno-lint-ignore no-explicit-any
  transition?: any;
  guides?: Record<string, number[]>;
  measure?: { measure?: string; frame?: boolean; isOfScreen?: boolean };
}

/**
 * The step that a modifier is: at which stage, and how it changes a box. `isWhole` needs a box that
 * has nothing of an earlier stage; `isLast` lets nothing follow on the same box.
 */
export interface Step {
  stage: number;
  add: (box: Box) => void;
  isWhole?: boolean;
  isLast?: boolean;
  canExtend?: (box: Box) => boolean;
}
