// The part of the page that the stage draws from too.

import type { DeviceTable } from "./state/devices.js";
import type { HistoryOverview } from "./history/history-overview.js";
import type { Meter } from "./session/meter.js";
import type { Lead } from "./session/lead.js";
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
  /** The time of this drawing, in the milliseconds of performance.now(). */
  now: number;
  /** The state on the stage: the live one, or the one being viewed. Null before the first. */
  state: State | null;
  /** The newest state, whatever the stage shows. Null before the first. */
  live: State | null;
  /** The earlier revision on the stage; null if it shows the live state. */
  viewing: Viewing | null;
  /** All revisions in columns, for the timeline bar; null until it is loaded. */
  overview: HistoryOverview | null;
  /** How fast earlier revisions are shown one after the other; null if they are not. */
  playing: PlaybackSpeed | null;
  /** The builder's state, if the app is rebuilt while it runs. */
  build: Build | null;
  /** The revisions that are here, the newest first: `log.at(0)` is the newest. */
  log: RevisionLog;
  /** The text in the log's filter; "" for none. */
  logQuery: string;
  /** The types whose values can be pushed. */
  types: ValueType[];
  /** The name of the only type that the path takes; null if it takes any. */
  pathType: string | null;
  /** The scenes that can be opened. */
  scenes: Scene[];
  devices: DeviceTable;
  /** The line over the stage. */
  notice: Notice | null;
  /** The newest command of the push form that was refused. */
  refusal: RefusedCommand | null;
  /** True if shortcuts without a modifier are on. */
  singleKeys: boolean;
  isMac: boolean;
  /** The name by which the server knows this browser, as in a revision's cause. */
  client: string;
  sessionName: string;
  /** The server's sessions, once they have been listed. */
  sessionList: Sessions;
  /** The connection; `shown` is "away" once it has been lost for a moment. Times as in `now`. */
  link: Link & { shown: "away" | "near" };
  /** The theme that is shown: "light" or "dark". */
  theme: string;
  /** The size of the device: "fit", or what the stage's menu offers beside it. */
  zoom: string;
  /** And the panels that are in sight. */
  layout: Layout & { seen: string[] };
  /** The revisions that are selected, in all panels alike. */
  selection: Selected;
  /** The newest change, for this one drawing. */
  lastChange: LastChange;
  /** Null until it is loaded. */
  people: People | null;
  /** The session's lock and its presenter; null until they are loaded. */
  lead: Lead | null;
  /** The part of this page in it; null until it is loaded. */
  leading: { isPresenting: boolean; isFollowing: boolean } | null;
  /** The name that the person at this page has taken; "" for none. */
  ownName: string;
  /** The number of drawings and of patches, each with the total time in milliseconds. */
  meters: { draws: Meter; patches: Meter };
  /** How long the answer to a request of this page took, in milliseconds; null if not known. */
  roundTripOf(id: unknown): number | null;
  /** The bytes of the path as SwiftUI saves it; null until someone has asked for them. */
  savedPath: SavedPath | null;
  /** True if this page sent a request with this id. */
  isOwn(id: unknown): boolean;
  /** The verdict on a command, which its button shows and its key says. */
  verdict(verb: string, params?: Params): Verdict;
  /** Asks the session what the page does not know, such as a past state; it changes nothing. */
  ask(method: string, params?: Params): Promise<Result>;
}
