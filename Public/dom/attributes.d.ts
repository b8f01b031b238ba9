// The attributes of elements that `make` builds, and the event that `emit` dispatches.

import type { Intent } from "../types/page.d.ts";

/** Functions listen to events; `true` is an empty attribute; `false` and `null` leave it out. */
export type Attributes<Target> =
  & { [name: `aria-${string}` | `data-${string}`]: Content }
  & { [Name in AttributeName]?: Content }
  & { [Name in keyof HTMLElementEventMap]?: Listener<Target, HTMLElementEventMap[Name]> };

type Content = string | number | boolean | null | undefined;

type Listener<Target, Kind> = (event: Kind & { currentTarget: Target }) => unknown;

type AttributeName =
  | "alt"
  | "autocapitalize"
  | "autocomplete"
  | "checked"
  | "class"
  | "dir"
  | "download"
  | "for"
  | "hidden"
  | "href"
  | "id"
  | "inert"
  | "inputmode"
  | "label"
  | "list"
  | "max"
  | "maxlength"
  | "min"
  | "name"
  | "novalidate"
  | "pattern"
  | "placeholder"
  | "popovertarget"
  | "rel"
  | "required"
  | "role"
  | "rows"
  | "spellcheck"
  | "tabindex"
  | "target"
  | "title"
  | "type"
  | "value";

declare global {
  interface DocumentEventMap {
    "nav-intent": CustomEvent<Intent>;
  }
}
