// A form as its fields see it.

import type { FormField } from "../../model/value-form/form.d.ts";

export interface FormContext {
  /** The text that the fields were made from. */
  readonly text: string;
  /** Takes the text with a change, draws its fields, and goes to the first place that is there. */
  change(text: string, ...places: string[]): void;
  /** Keeps what is wrong with a field, or forgets it. */
  note(pointer: string, problem: string | undefined): void;
  /** The sentence to show at a field; "" for none. */
  problemAt(pointer: string): string;
  /** Shows all problems from now on. */
  revealProblems(): void;
  /** A key in a field of text, in which Enter sends the value. */
  press(event: KeyboardEvent): void;
}

/** The element of a field, and how it is drawn. */
export interface FieldView {
  element: HTMLElement;
  update(field: FormField): void;
}
