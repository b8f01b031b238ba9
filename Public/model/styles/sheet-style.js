// Things over a screen: their kinds and sizes, from their styles.

import { styleOf } from "./styles.js";
import { isPressed } from "./view-nodes.js";

/** @import { Screen, StyleTable, ViewNode } from "../../types/state.d.ts" */

/**
 * A sheet: its kind; the heights it can take, lowest first, as shares of the room below the status
 * bar or in points; the index of the first height; and its look.
 * @typedef {{ kind: "sheet" | "cover" | "popover" | "inspector", detents: Detent[], first: number,
 *   grabber: boolean,
 *   background: any, scheme: any, corner: number | null, width: number | null, sizing: any, fits: any,
 *   anchor: string | null }} Sheet
 */
/** @typedef {{ share: number } | { height: number }} Detent */

/**
 * The sheet that a screen is presented as. A narrow screen has sheets for popovers and inspectors.
 * @param {Screen} screen
 * @param {StyleTable | undefined} styles
 * @param {boolean} isNarrow
 * @returns {Sheet}
 */
export function sheetStyle({ style }, styles, isNarrow) {
  const { base, modifiers } = styleOf(styles, style);
  const asked = base.presented ?? {};
  const kind = ["cover", "popover", "inspector"].includes(asked.kind) ? asked.kind : "sheet";
  const detents = detentsOf(asked.detents);
  const wanted = JSON.stringify(detentOf(asked.detent));
  return {
    kind: isNarrow ? narrowKind(kind, asked.compact) : kind,
    detents,
    first: Math.max(0, detents.findIndex((detent) => JSON.stringify(detent) === wanted)),
    grabber: asked.grabber ?? detents.length > 1,
    background: asked.background,
    scheme: modifiers.findLast(([name]) => name === "scheme")?.[1],
    corner: positive(asked.corner),
    width: positive(asked.width),
    sizing: asked.sizing,
    fits: asked.fits,
    anchor: typeof asked.anchor === "string" ? asked.anchor : null,
  };
}

/**
 * A narrow screen has only sheets, unless the author says otherwise.
 * @param {Sheet["kind"]} kind
 * @param {unknown} asked
 * @returns {Sheet["kind"]}
 */
function narrowKind(kind, asked) {
  if (kind === "cover" || asked === "cover") return "cover";
  return kind === "popover" && (asked === "popover" || asked === "none") ? "popover" : "sheet";
}

/** @param {unknown} value */
function positive(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

/**
 * @param {unknown} detents
 * @returns {Detent[]}
 */
function detentsOf(detents) {
  if (!Array.isArray(detents)) return [{ share: 1 }];
  const found = detents.slice(0, 10).map(detentOf).filter((detent) => detent !== null);
  return found.length > 0 ? found.toSorted((a, b) => rank(a) - rank(b)) : [{ share: 1 }];
}

/**
 * @param {any} detent
 * @returns {Detent | null}
 */
function detentOf(detent) {
  if (detent === "medium") return { share: 0.5 };
  if (detent === "large") return { share: 1 };
  const [height, fraction] = [positive(detent?.height), positive(detent?.fraction)];
  if (height !== null) return { height };
  return fraction === null ? null : { share: Math.min(1, fraction) };
}

/** @param {Detent} detent */
function rank(detent) {
  return "share" in detent ? detent.share * 1000 : detent.height;
}

/**
 * The height of a detent in points.
 * @param {Detent} detent
 * @param {number} room
 * @param {number} below The safe area at the lower edge, which a height leaves out.
 */
export function detentHeight(detent, room, below) {
  return Math.min(room, "share" in detent ? detent.share * room : detent.height + below);
}

/**
 * An alert, a dialog or a menu: its parts. Cancel is last, or first of two buttons of an alert.
 * @param {Screen} alert
 * @param {StyleTable | undefined} styles
 */
export function boxOf(alert, styles) {
  const asked = styleOf(styles, alert.style).base.presented ?? {};
  const kind = asked.kind === "dialog" || asked.kind === "menu" ? asked.kind : "alert";
  const all = [...alert.body, ...(alert.toolbar ?? [])];
  const buttons = inside(all, (node) => isPressed(node) || node.kind === "toggle");
  const cancel = buttons.find((node) => roleOf(node, styles) === "cancel") ?? null;
  const others = buttons.filter((node) => node !== cancel);
  const ordered = !cancel
    ? buttons
    : others.length === 1
    ? [cancel, ...others]
    : [...others, cancel];
  return {
    kind: /** @type {"alert" | "dialog" | "menu"} */ (kind),
    anchor: typeof asked.anchor === "string" ? asked.anchor : null,
    message: all.filter((node) => node.kind === "text"),
    fields: inside(all, (node) => node.kind === "textField"),
    buttons: kind === "alert" ? ordered : cancel ? [...others, cancel] : buttons,
    cancel,
  };
}

/**
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 * @returns {string | undefined}
 */
export function roleOf({ style }, styles) {
  return styleOf(styles, style).base.button?.role;
}

/**
 * @param {ViewNode[]} nodes
 * @param {(node: ViewNode) => boolean} isWanted
 * @returns {ViewNode[]}
 */
function inside(nodes, isWanted) {
  return nodes.flatMap((node) => isWanted(node) ? [node] : inside(node.children ?? [], isWanted));
}
