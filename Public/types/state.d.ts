// The state document: /protocol.json describes it in full.

export type ColumnName = "sidebar" | "content" | "detail";

export type Visibility = "automatic" | "all" | "doubleColumn" | "detailOnly";

export type SizeClass = "compact" | "regular";

/** A value with the name of its Swift type. */
export interface TypedValue {
  type: string;
  value: unknown;
}

/** An element of the path or of a selection. */
export interface PathElement extends TypedValue {
  id: string;
  codable?: false;
  unresolved?: true;
}

export type Selection = null | PathElement | PathElement[];

/** A node of a rendered view tree; a node that can be operated has an id. */
export interface ViewNode {
  kind: string;
  id?: string;
  label?: string;
  systemImage?: string;
  /** The number of rows, if the server has not created all of them. */
  rowCount?: number;
  value?: unknown;
  axis?: string;
  selected?: boolean;
  disabled?: boolean;
  children?: ViewNode[];
  style?: number;
  /** The style of a node that the page made, in place of a number. */
  look?: Style;
  /** Nothing but drawn: no node of the tree. */
  isDrawn?: boolean;
  /** The children, in the order in which they are drawn. */
  isArranged?: boolean;
}

/** An operation of a style: one member, named after what it does. */
// deno-lint-ignore no-explicit-any
export type Op = Record<string, any>;

/** The styles that the visible tree uses, by number. */
export type StyleTable = Record<string, Op[]>;

/**
 * A style, split up: `base` says what the thing itself is, `traits` what its surroundings do with it
 * (a row of a list, assistive technology), and `modifiers` wrap it, each around those before it.
 * `ignored` names the operations that this page does not know.
 */
export interface Style {
  // deno-lint-ignore no-explicit-any
  base: Record<string, any>;
  // deno-lint-ignore no-explicit-any
  traits: Record<string, any>;
  // deno-lint-ignore no-explicit-any
  modifiers: [string, any][];
  ignored: string[];
}

/** A rendered screen; `back` is the title of its back button. */
export interface Screen {
  title: string;
  back?: string | null;
  body: ViewNode[];
  toolbar?: ViewNode[];
  style?: number;
  look?: Style;
  declaration?: StackScreen["declaration"];
  type?: string;
  declaredAt?: SourceLocation;
  declaredOn?: number;
}

/** The screens that a person sees: one a column, or the top of the collapsed stack. */
export interface View {
  sidebar?: Screen | null;
  content?: Screen | null;
  detail?: Screen | null;
  stack?: Screen | null;
  /** A column beside the others; in a compact width it is a sheet. */
  inspector?: Screen | null;
  sheet?: Screen | null;
  alert?: Screen | null;
  styles?: StyleTable;
  /** The scheme and the own colour that the app asks for. */
  window?: { scheme?: string; accent?: unknown };
  animation?: ChangeAnimation;
}

/** The curve of an animated change, and the change's number. */
export interface ChangeAnimation {
  curve?: string;
  duration?: number;
  change?: number;
  [more: string]: unknown;
}

/** A screen of the detail's stack; `index` is that of its path element. */
export interface StackScreen {
  title: string;
  source: "root" | "path" | "link" | "presented";
  index?: number;
  /** How it is declared; nothing in a scene without views. */
  declaration?: "root" | "isPresented" | "item" | "link" | "value";
  /** The view that it shows. */
  type?: string;
  /** The type of the value that it shows. */
  valueType?: string;
  declaredAt?: SourceLocation;
  /** The index on the stack of the screen that has the declaration. */
  declaredOn?: number;
}

/** A line of an author's source: the module with the file's name, and a number from 1. */
export interface SourceLocation {
  file: string;
  line: number;
}

export interface PlacedColumn {
  name: ColumnName;
  shown: boolean;
  overlay: boolean;
}

/** The columns that a person sees, and the reason in words. */
export interface Presentation {
  columns: PlacedColumn[];
  collapsed: boolean;
  stack: ColumnName[] | null;
  sidebarToggle: Visibility | null;
  why: string;
  /** The sentences of `why` by name, with what they are about. */
  reasons?: { key: string; args: Record<string, string | number> }[];
}

export interface Environment {
  device: string;
  width: number;
  height: number;
  horizontalSizeClass: SizeClass;
  platform: string;
  colorScheme?: "light" | "dark";
  dynamicTypeSize?: string;
  colorSchemeContrast?: string;
  layoutDirection?: string;
  look?: string;
  locale?: string;
  location?: string;
}

/** Something wrong with the navigation; `element` or `control` is the id of its subject. */
export interface Problem {
  code: string;
  level?: "wrong" | "risky" | "note";
  message: string;
  why?: string;
  /** The arguments of its sentences, by name. */
  args?: Record<string, string | number>;
  element?: string;
  control?: string;
}

export interface Scene {
  id: string;
  title: string;
  summary: string;
  /** The titles of the columns in a scene of lists. */
  columnTitles?: Partial<Record<ColumnName, string>>;
}

export interface State {
  scene: Scene;
  environment: Environment;
  columns: 1 | 2 | 3;
  style: string;
  columnVisibility: Visibility;
  preferredCompactColumn: ColumnName;
  sidebar: { selection: Selection };
  content: { selection: Selection };
  detail: { path: PathElement[]; codable: boolean };
  screens: StackScreen[];
  presentation: Presentation;
  view: View;
  problems: Problem[];
}

/** The names for people of the state's members, by name. */
export type Titles = Record<string, string>;
