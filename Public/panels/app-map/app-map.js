import { firstPush } from "../../model/state/first-commands.js";
import { sceneTitle } from "../../model/state/scene-titles.js";
import { translate, translateCount } from "../../language/translate.js";
import { planOf } from "../../model/map/map-plan.js";
import { layoutOfPlan } from "../../model/map/map-boxes.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { MapCard } from "./map-card.js";
import { MapDrawing } from "./map-drawing.js";
import { MapReader } from "./map-reader.js";
import { MapTools } from "./map-tools.js";
import { isDirection, MapView } from "./map-view.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Layout } from "../../model/map/map-layout.js" */
/** @import { Plan } from "../../model/map/map-plan.js" */

/**
 * The map of the app: the screens that were seen in this session, the ways between them, and the
 * deep links that lead in.
 *
 *   panel.page = page;   // reads page.link, page.live, page.log, page.ask
 *
 * It reads the log while it is in sight, and asks for states only of the screens in sight.
 */
export class AppMap extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {Plan} */
  #plan = { ...EMPTY, roots: new Set() };
  /** @type {Layout} */
  #layout = { boxes: [], lines: [], width: 0, height: 0 };
  #planned = "";
  #isDown = false;
  /** The boxes that stay where they are: those that were drawn before the newest revision. */
  #before = this.#layout.boxes;
  #position = "";
  /** @type {string | null} */
  #open = null;
  /** @type {string | null} */
  #focus = null;
  #reader = new MapReader(() => this.isConnected && this.checkVisibility(), () => this.#drawSoon());
  #drawing = new MapDrawing({
    onFocus: (id) => this.#focused(id),
    onOpen: (id) => this.#show(id),
  });
  #view = new MapView(this.#drawing.element, () => this.#readInSight());
  #card = new MapCard({ go: () => this.#go(), close: () => this.#close() });
  #tools = new MapTools(this, {
    zoom: (direction) => this.#zoom(direction),
    drawn: () => ({ plan: this.#plan, layout: this.#layout, title: this.#title }),
  });
  #empty = new EmptyState();
  #resize = new ResizeObserver(() => {
    this.#view.measure();
    if (this.#view.isUpright === this.#isDown) this.#draw();
    else this.update();
  });
  /** The number of screens that are drawn: many are not added in one frame. */
  #most = AT_ONCE;
  #frame = 0;
  #isDrawn = true;
  /** The place of the screen in front that was last brought into sight. */
  #shown = "";

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.#readInSight();
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const body = make("div", { class: "map-body" }, this.#view.box, this.#card.element);
      this.append(this.#tools.element, this.#empty.element, body);
      this.addEventListener("keydown", (event) => this.#pressed(event));
    }
    this.#resize.observe(this.#view.box);
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  get #title() {
    const { live, sessionName = "" } = this.#page ?? {};
    const scene = live ? sceneTitle(live.scene.id, live.scene.title) : "";
    return `${scene} · ${sessionName}`;
  }

  /** Several changes before the next frame are drawn together. */
  #drawSoon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.update();
    });
  }

  /** Draws the map again if the log, or what is known of a screen, has changed. */
  update() {
    if (!this.#page) return;
    const { map } = this.#reader;
    const { epoch, revision } = this.#page.link;
    const isDown = this.#view.isUpright;
    const planned = [map.version, epoch, this.#page.scenes.length, this.#most, isDown].join();
    if (planned !== this.#planned) {
      this.#planned = planned;
      this.#plan = planOf(map);
      this.#keep(epoch, revision);
      if (isDown !== this.#isDown) this.#before = [];
      this.#isDown = isDown;
      this.#layout = layoutOfPlan(this.#plan, this.#before, isDown);
      // A large map is drawn in the next frame, so that neither is long.
      this.#isDrawn = false;
      this.#drawSoon();
    } else if (!this.#isDrawn) {
      this.#isDrawn = true;
      this.#draw();
      this.#showHere();
      this.#readInSight();
    }
    const isEmpty = this.#plan.screens.length <= 1 && this.#page.link.revision === 0;
    this.#empty.element.hidden = !isEmpty;
    if (isEmpty)
      this.#empty.show(
        translate("No ways yet. Push a value to see the first one."),
        firstPush(this.#page),
      );
    this.#tools.draw(this.#note, isEmpty);
  }

  /**
   * Details that are read about a drawn revision may change all places.
   * @param {string | null} epoch
   * @param {number | null} revision
   */
  #keep(epoch, revision) {
    const position = `${epoch} ${revision}`;
    if (position === this.#position) return;
    const isSame = this.#position.startsWith(`${epoch} `) && !this.#reader.isReading;
    this.#before = isSame ? this.#layout.boxes : [];
    this.#position = position;
  }

  /** The map follows the session until a person moves it. */
  #showHere() {
    if (this.#view.isMoved) return;
    const here = this.#plan.screens.find(({ marks }) => marks.includes("here"));
    const box = this.#layout.boxes.find(({ id }) => id === here?.id);
    const place = JSON.stringify([box, this.#view.scale]);
    if (box && place !== this.#shown) this.#view.show(box);
    this.#shown = place;
  }

  /** The summary of the map, and what is not on it. */
  get #note() {
    const { total, hidden, hiddenLines, isDense, lines } = this.#plan;
    const { first } = this.#reader.map;
    return [
      translateCount(total, "{count} screen.", "{count} screens.", {
        count: number.format(total),
      }),
      hidden > 0 && translate("Only the {count} that were seen most are drawn.", {
        count: total - hidden,
      }),
      hiddenLines > 0 && translate("Only the {count} ways that were taken most are drawn.", {
        count: lines.length,
      }),
      isDense && translate("Ways back are only in the screens’ cards."),
      first > 0 && translate("From r{revision} on.", { revision: first }),
      this.#reader.isReading && translate("Reading the log…"),
    ].filter(Boolean).join(" ");
  }

  #draw() {
    const [plan, layout] = [this.#plan, this.#layout];
    this.#view.fit(layout, this.#before.length > 0);
    const known = plan.screens.slice(0, this.#most).map(({ id }) => id);
    if (!known.includes(this.#open ?? "")) this.#open = null;
    const stops = [...known, ...plan.doors.map(({ id }) => id)];
    if (!stops.includes(this.#focus ?? "")) this.#focus = null;
    const stop = this.#focus ?? known[0] ?? null;
    this.#drawing.draw(plan, layout, { most: this.#most, open: this.#open, stop });
    if (known.length < plan.screens.length) {
      this.#most += AT_ONCE;
      this.#drawSoon();
    }
    setAttribute(this.#view.box, "data-open", this.#open !== null);
    this.#card.show(plan, plan.screens.find(({ id }) => id === this.#open));
  }

  /** Reads on, for the screens in sight. */
  #readInSight() {
    if (!this.#page) return;
    const near = this.#layout.boxes.filter((box) => this.#view.isNear(box)).map(({ id }) => id);
    this.#reader.update(this.#page, near);
  }

  /** @param {-1 | 0 | 1} direction */
  #zoom(direction) {
    this.#view.zoom(direction);
    this.#readInSight();
  }

  /** @param {string} id */
  #focused(id) {
    if (this.#focus === id) return;
    this.#focus = id;
    this.#draw();
  }

  /** @param {string} id */
  #show(id) {
    this.#open = this.#open === id ? null : id;
    this.#draw();
    if (this.#open !== null) this.#card.focus();
  }

  #close() {
    const id = this.#open;
    this.#open = null;
    this.#draw();
    this.#drawing.buttonOf(id)?.focus();
  }

  /** Brings the session to the screen whose card is open. */
  #go() {
    const screen = this.#plan.screens.find(({ id }) => id === this.#open);
    const revision = screen?.revisions.at(-1);
    if (!screen || revision === undefined) return;
    const commands = this.#reader.map.commandsTo(revision);
    emit(this, "goToScreen", { title: screen.title, commands });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, target } = event;
    if (key === "Escape" && this.#open !== null) {
      event.preventDefault();
      event.stopPropagation();
      return this.#close();
    }
    this.#view.isMoved = true;
    const id = target instanceof HTMLElement ? target.dataset.id : undefined;
    const from = this.#layout.boxes.find((box) => box.id === id);
    if (!from || !isDirection(key)) return;
    event.preventDefault();
    const next = MapView.neighbour(this.#layout.boxes, from, key);
    if (!next) return;
    const button = this.#drawing.buttonOf(next.id);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

const AT_ONCE = 12;
const number = new Intl.NumberFormat();
const EMPTY = {
  screens: [],
  doors: [],
  lines: [],
  total: 0,
  hidden: 0,
  hiddenLines: 0,
  isDense: false,
};
