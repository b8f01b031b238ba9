// The part of the page that the stage draws from too.

import type { DeviceTable } from "./state/devices.js";
import type { HistoryOverview } from "./history/history-overview.js";
import type { Meter } from "./session/meter.js";
import type { People } from "./session/people.js";
import type { RevisionLog } from "./log/revision-log.js";
import type { LastChange } from "../types/log.d.ts";
import type {
  Layout,
  Notice,
  PlaybackSpeed,
  RefusedCommand,
  SavedPath,
  Selected,
  Sessions,
  Verdict,
  Viewing,
} from "../types/page.d.ts";
import type { Scene, State } from "../types/state.d.ts";
import type { Build, Link, Params, Result, ValueType } from "../types/wire.d.ts";

/** All that the page's elements draw from, but for the controllers of panels. */
export interface PageContent {
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
  lastChange: LastChange;
  /** Null until it is loaded. */
  people: People | null;
  ownName: string;
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
