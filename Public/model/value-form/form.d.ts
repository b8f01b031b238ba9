// The fields of a form for a JSON value.

import type { TextNode } from "./json-text.js";

/**
 * "menu" is an enum's text, "case" an enum's case with its associated values, "none" an optional
 * without a value, and "json" all that no other field can show.
 */
export type FieldKind =
  | "text"
  | "number"
  | "switch"
  | "day"
  | "moment"
  | "menu"
  | "group"
  | "list"
  | "case"
  | "none"
  | "json";

/** Where a field is in the value, and what other examples have there. */
export interface FieldPlace {
  /** The key; "" for the whole value and for items. */
  name: string;
  pointer: string;
  /** Null if the key is left out. */
  node: TextNode | null;
  /** The object or list around it; null for the whole value. */
  holder: TextNode | null;
  /** Its number in the holder; -1 if it is left out. */
  index: number;
  isOptional: boolean;
  /** True if an optional without a value has no key either. */
  isLeftOut: boolean;
  examples: unknown[];
}

export interface FormField extends FieldPlace {
  kind: FieldKind;
  /** The text in the field: without quotes if it is one, else as it is written. */
  text: string;
  /** The texts of a menu, the names of the cases. */
  choices: string[];
  fields: FormField[];
  /** A value for an optional that has none. */
  model: unknown;
}

/** `rest` counts the fields that are not drawn. */
export interface Form {
  root: FormField;
  rest: number;
}

/** Examples of the type that a field is named after. */
export type Lookup = (name: string) => unknown[];

/** A form while its fields are made: how many more there can be, and how many were too many. */
export interface Drawing {
  text: string;
  lookup: Lookup;
  left: number;
  rest: number;
}

/** A place and the number of objects and lists around it. */
export type Place = FieldPlace & { level: number };
