// The shapes that the page's modules hand each other, for the type check alone: no browser loads
// this file. Documents and messages are the server's: /protocol.json describes them in full.

import type { AppScreen } from "./elements/app-screen/app-screen.js";
import type { CommandPalette } from "./elements/command-palette/command-palette.js";
import type { DetailStack } from "./elements/detail-stack/detail-stack.js";
import type { MethodForm } from "./elements/method-form/method-form.js";
import type { ModalLayer } from "./elements/modal-layer/modal-layer.js";
import type { PushForm } from "./elements/push-form/push-form.js";
import type { ScreenStack } from "./elements/screen-stack/screen-stack.js";
import type { SessionSheet } from "./elements/session-sheet/session-sheet.js";
import type { ShortcutSheet } from "./elements/shortcut-sheet/shortcut-sheet.js";
import type { ValueChip } from "./elements/value-chip/value-chip.js";
import type { DeviceTable } from "./model/devices.js";
import type { HistoryOverview } from "./model/history-overview.js";
import type { Meter } from "./model/meter.js";
import type { People } from "./model/people.js";
import type { ConnectionController } from "./page/connection-controller.js";
import type { ScriptController } from "./page/script-controller.js";
import type { RevisionLog } from "./model/revision-log.js";
import type { Style } from "./model/styles.js";
import type { XRay } from "./elements/x-ray/x-ray-mode.js";

// The state document.

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
  /** The children stand as they are to be drawn. */
  isArranged?: boolean;
}

/** An operation of a style: one member, named after what it does. */
// deno-lint-ignore no-explicit-any
export type Op = Record<string, any>;

/** The styles that the visible tree uses, by number. */
export type StyleTable = Record<string, Op[]>;

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
  sheet?: Screen | null;
  alert?: Screen | null;
  styles?: StyleTable;
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
  locale?: string;
  location?: string;
}

/** Something wrong with the navigation; `element` or `control` is the id of its subject. */
export interface Problem {
  code: string;
  level?: "wrong" | "risky" | "note";
  message: string;
  why?: string;
  /** What its sentences are about, by name. */
  args?: Record<string, string | number>;
  element?: string;
  control?: string;
}

export interface Scene {
  id: string;
  title: string;
  summary: string;
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
  /** Whether there is anything to undo and to redo. */
}

/** The names for people of the state's members, by name. */
export type Titles = Record<string, string>;

// Messages.

/** An operation of a JSON Patch. */
export interface PatchOperation {
  op: string;
  path: string;
  value?: unknown;
}

/** The request that made a revision; the app's own changes have no client. */
export interface Cause {
  method: string;
  client: string | null;
  id: unknown;
  label: string | null;
  /** The name that its client's person went by then. */
  name?: string;
  about?: About;
}

/** What a request was about: the control that was used, or the URL that was opened. */
export interface About {
  control?: string;
  role?: string;
  label?: string;
  value?: unknown;
  /** Something was typed that is not told. */
  secret?: boolean;
  url?: string;
  /** The acts before it of which nothing was seen then. */
  unseen?: About[];
}

/** Something that a revision did; the first member names the kind. Elements are at most a few. */
export interface Effect {
  push?: PathElement[];
  /** The topmost first. */
  pop?: PathElement[];
  set?: unknown;
  count?: number;
  depth?: number;
  select?: string;
  value?: Selection;
  shown?: string;
  hidden?: string;
  title?: string;
  field?: string;
  from?: unknown;
  to?: unknown;
  scene?: string;
}

/** The parameters of `changed`: a patch, or the whole state. */
export interface Change {
  base: number;
  revision: number;
  at: string;
  cause?: Cause;
  patch: PatchOperation[];
  state?: State;
  did?: Effect[];
  history?: UndoAvailability;
  coalesced?: number;
}

/** How many sessions the server has, and how many it takes. */
export interface Occupancy {
  sessions: number;
  most: number;
}

/** The parameters of `hello`: the state, or the changes since the position that was asked for. */
/** Whether undo and redo would change something. */
export interface UndoAvailability {
  canUndo: boolean;
  canRedo: boolean;
}

/** The news of “colonnade watch” about the app that it builds anew. */
export interface Build {
  state: "building" | "failed" | "crashed" | "live";
  files?: string[];
  errors?: BuildError[];
  reason?: string;
  compiledIn?: number;
  liveAfter?: number;
  replay?: { steps: number; of: number; stop?: { step: number; words: string; reason: string } };
}

/** An error of the compiler; without a location if it is about no line of a file. */
export interface BuildError {
  file?: string;
  line?: number;
  column?: number;
  message: string;
}

export interface Hello {
  build?: Build;
  server?: string;
  history?: UndoAvailability;
  epoch: string;
  revision: number;
  state: State;
  resumed?: boolean;
  reason?: string;
  changes?: Change[];
  limits?: { messageBytes?: number };
  house?: Occupancy;
  degraded?: { from: number };
}

/** A type that values may have, with an example of its JSON. */
export interface ValueType {
  name: string;
  example: unknown;
}

/** An entry of `sessions.list`. */
export interface SessionEntry {
  name: string;
  scene: string | null;
  revision: number;
  used: string | null;
  bytes: number | null;
  pinned: boolean;
  connections: number;
}

export interface SessionList {
  sessions: SessionEntry[];
  count: number;
  most: number;
}

/** A device of /protocol.json. */
export interface Device {
  name: string;
  title: string;
  kind: string;
  corner?: number;
  cutout?: string;
  safeArea?: number[];
  width?: number;
  height?: number;
  horizontalSizeClass?: SizeClass;
  platform?: string;
}

export type Params = Record<string, unknown>;

/** Whether a command would be done now, and what is to be said about that. */
export interface Verdict {
  can: boolean;
  words: string | null;
}

/** An answer's `result`; its members depend on the method. */
// deno-lint-ignore no-explicit-any
export type Result = any;
/** The first message to a server that asks for a token. */
export type Credential = { token: string } | { code: string };

// The connection.

export type Phase =
  | "connecting"
  | "live"
  | "waiting"
  | "retrying"
  | "locked"
  | "full"
  | "ended";

export interface PhaseDetails {
  retryAt?: number;
  reason?: string;
}

/** The page's clock, timers, chance and sockets, which tests replace. */
export interface Runtime {
  WebSocket: new (url: string, protocol: string) => Socket;
  setTimeout(action: () => void, delay: number): number;
  clearTimeout(timer: number | null): void;
  now(): number;
  random(): number;
  /** Tells whether the server has no room for another session. */
  isFull?(): Promise<boolean>;
}

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** A message as it passed over the line, at a time of the page's clock. */
export interface Frame {
  isSent: boolean;
  text: string;
  bytes: number;
  at: number;
  /** What the faults that are tried did to it. */
  fate?: string;
}

export interface ConnectionDelegate {
  connectionPhase(phase: Phase, details: PhaseDetails): void;
  connectionHello(params: Hello): void;
  connectionChanged(params: Change): void;
  connectionRenamed(params: { name: string }): void;
  connectionPresence?(told: unknown): void;
  connectionBuild?(build: Build): void;
}

/** Where a mirror stands in a history. */
export interface Position {
  epoch: string | null;
  revision: number | null;
}

/** The line to the session: its phase since when, and where the mirror stands. */
export interface Link extends Position {
  phase: Phase;
  since: number;
  retryAt: number | null;
  reason?: string;
  wasAway?: boolean;
  roundTrip: number | null;
  /** The time of sending of the oldest request without an answer. */
  waitingSince: number | null;
  /** That request only asks whether the server answers. */
  isPing?: boolean;
}

export interface SessionDelegate {
  sessionTouched(): void;
  sessionRenamed(name: string): void;
  sessionMoved(sentence: string): void;
  sessionReturned(sentence: string, isKnown: boolean): void;
}

// The log.

/**
 * A part of a revision's summary: words, a value, a device's name, how many elements went and which,
 * a text or a code from outside, or a screen that came or went.
 */
export type Piece =
  | string
  | { element: PathElement }
  | { device: string }
  | { gone: number }
  | { went: PathElement }
  | { quote: string }
  | { code: string }
  | { mark: "shown" | "hidden"; kind: string };

export interface LogEntry {
  revision: number;
  at: string;
  cause: Cause;
  did?: Effect[];
  /** The states around it, until what it did has been found between them. */
  between?: { before: State; after: State };
  /** How many changes came as one. */
  coalesced?: number;
  /** This page was told of it as it happened, or on its return. */
  isLive?: boolean;
}

/** An answer of `history.list`: entries from the oldest on, and the ends of the whole history. */
export interface HistoryPage {
  revisions: LogEntry[];
  oldest: number;
  head: number;
}

/** The newest change: by whom, how many came at once, and whether there is time to act it out. */
export interface LastChange {
  who: string | null;
  animates: boolean;
  burst: number;
}

/** What happened to a stack, with how many screens came or went. */
export interface StackChange {
  kind: "push" | "pop" | "popToRoot" | "set" | "none";
  count: number;
}

// The page.

/** A client of the session, with the name that its person has taken; "" for none. */
export interface Person {
  client: string;
  name: string;
  kind: "browser" | "script";
  connections: number;
}

/** One line over the stage. */
export interface Notice {
  tone: "ok" | "note" | "error";
  words: string;
  isAboutSessions?: boolean;
  /** It offers to replay a lost history, and stays for as long as there is one. */
  isAboutLoss?: boolean;
  /** It holds as long as scene and screens are those of this state. */
  about?: State | null;
  /** Good news does not take its place. */
  lasts?: boolean;
}

/** A command of the push form that was refused. */
export interface RefusedCommand {
  verb: string;
  message: string;
}

/** The subject of a problem, or all that is not drawn. */
export interface Subject {
  control?: string;
  element?: string;
  undrawn?: boolean;
}

/** The list of sessions as the page shows it. */
export interface Sessions extends Partial<SessionList> {
  problem: string | null;
}

/**
 * What is selected, in all panels alike; no revision is the newest, whichever that is. Of several
 * revisions `from` is the oldest, and `revision` the newest.
 */
export interface Selected {
  revision: number | null;
  from: number | null;
}

/** The areas for panels; a narrow page has one area, "both". */
export type PanelArea = "inspector" | "drawer" | "both";

/** What is folded and unfolded; the controls of the stage only where the page is narrow. */
export type Folding = PanelArea | "controls";

/**
 * The open panel, and whether an area is folded, and its size in pixels if it has been given one.
 */
export interface Layout {
  open: Record<PanelArea, string>;
  folded: Record<Folding, boolean>;
  sizes: Record<PanelArea, number | null>;
}

/** A panel of the inspector or the drawer. */
export interface PanelEntry {
  id: string;
  words: string;
  icon: string;
  keys: string[];
  area: "inspector" | "drawer";
  element: string;
  /** The style sheets that come with the module; a panel that is open from the start has none. */
  styles?: string | string[];
  load(): PanelClass | Promise<PanelClass>;
}

export type PanelClass = new () => HTMLElement & { page: Page };

/** How fast earlier revisions are shown: a multiple, or as they came. */
export type PlaybackSpeed = "1" | "2" | "original";

/** An earlier revision on the stage. */
export interface Viewing {
  revision: number;
  at: string;
  method: string;
  who: string | null;
  /** False where the screens as they were then are not kept, only the path. */
  isShown: boolean;
  state: State;
  /** The newest revision when the first one was looked at. */
  since: number;
}

/** The number of bytes that SwiftUI saves of a path. */
export interface SavedPath {
  path: PathElement[];
  bytes: number;
}

/** All that the page's elements draw from. */
export interface Page {
  now: number;
  /** What the stage shows: the live state, or the one that is looked at. */
  state: State | null;
  live: State | null;
  viewing: Viewing | null;
  overview: HistoryOverview | null;
  playing: PlaybackSpeed | null;
  /** The builder's state, where somebody builds the app while it runs. */
  build: Build | null;
  log: RevisionLog;
  logQuery: string;
  types: ValueType[];
  scenes: Scene[];
  devices: DeviceTable;
  notice: Notice | null;
  refusal: RefusedCommand | null;
  singleKeys: boolean;
  isMac: boolean;
  client: string;
  sessionName: string;
  sessionList: Sessions;
  link: Link & { shown: "away" | "near" };
  theme: string;
  zoom: string;
  /** And the panels that are in sight. */
  layout: Layout & { seen: string[] };
  selection: Selected;
  /** Null until somebody has asked for it. */
  xRay: XRay | null;
  /** Null until somebody has asked for them. */
  scripts: ScriptController | null;
  lastChange: LastChange;
  /** Null until it is loaded. */
  people: People | null;
  ownName: string;
  /** Null until it is loaded. */
  connection: ConnectionController | null;
  meters: { draws: Meter; patches: Meter };
  /** How long the answer to a request of this page took, in milliseconds; null if not known. */
  roundTripOf(id: unknown): number | null;
  savedPath: SavedPath | null;
  isOwn(id: unknown): boolean;
  /** The verdict on a command, which its button shows and its key says. */
  verdict(verb: string, params?: Params): Verdict;
  /** Asks the session what the page does not know, such as a past state; it changes nothing. */
  ask(method: string, params?: Params): Promise<Result>;
}

/** What an element asks of the page. */
export interface Intent {
  verb: string;
  params: Params;
}

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

// Building elements.

type Content = string | number | boolean | null | undefined;

/** Functions listen to events; `true` is an empty attribute; `false` and `null` leave it out. */
export type Attributes<Target> =
  & { [name: `aria-${string}` | `data-${string}`]: Content }
  & { [Name in AttributeName]?: Content }
  & { [Name in keyof HTMLElementEventMap]?: Listener<Target, HTMLElementEventMap[Name]> };

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
  interface HTMLElementTagNameMap {
    "app-screen": AppScreen;
    "command-palette": CommandPalette;
    "detail-stack": DetailStack;
    "method-form": MethodForm;
    "modal-layer": ModalLayer;
    "push-form": PushForm;
    "screen-stack": ScreenStack;
    "session-sheet": SessionSheet;
    "shortcut-sheet": ShortcutSheet;
    "value-chip": ValueChip;
  }

  interface DocumentEventMap {
    "nav-intent": CustomEvent<Intent>;
  }
}
