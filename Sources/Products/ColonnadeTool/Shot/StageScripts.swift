/// The scripts that run in the dashboard's page to take a picture of its stage.
enum StageScripts {
  /// Before the page's own scripts: the device in its own size, no tour, and a record of the short
  /// timers in progress. The page uses them to find, for instance, sizes that no longer change.
  static let before = """
    (() => {
      const { setTimeout: begin, clearTimeout: end } = window;
      const under = new Set();
      window.setTimeout = (work, time = 0, ...more) => {
        const id = begin((...given) => (under.delete(id), work(...given)), time, ...more);
        if (time <= 250) under.add(id);
        return id;
      };
      window.clearTimeout = (id) => (under.delete(id), end(id));
      window.timersUnderWay = under;
      try {
        localStorage.setItem("colonnade.zoom", "1");
        localStorage.setItem("colonnade.tour", "seen");
      } catch {}
    })();
    """

  /// Before the page's own scripts: each socket first shows the server's token.
  static func authenticating(_ token: String) -> String {
    """
    window.WebSocket = class extends WebSocket {
      constructor(...words) {
        super(...words);
        const params = { token: \(token) };
        const message = { jsonrpc: "2.0", id: 0, method: "authenticate", params };
        this.addEventListener("open", () => this.send(JSON.stringify(message)));
      }
    };
    """
  }

  /// Points around the device, for the edge of its frame.
  static let margin = 2

  /// As soon as there is a stage: only the device, on a transparent background.
  static let bare = """
    async () => {
      while (!document.querySelector("device-stage")) await new Promise(requestAnimationFrame);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        html, body { background: none !important; }
        body > :not(.stage), .stage > :not(device-stage), device-stage > :not(.stage-fit),
        .who-tag { display: none !important; }
        .stage { position: fixed !important; inset: 0 !important; background: none !important; }
        .stage, .stage-fit { overflow: visible !important; }
        .device-room { position: fixed !important; inset: \(margin)px auto auto \(margin)px;
          margin: 0 !important; }
        .device { transition: none !important; outline: none !important;
          box-shadow: 0 0 0 2px var(--bezel-edge) !important; }
        .device:is([data-kind=pane], [data-kind=mac], [data-kind=free]) {
          box-shadow: none !important; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    """

  /// Waits until motions are over and what has been asked for is drawn.
  ///
  /// Returns what is still missing, in words, else null; and the size of the device.
  static let settle = """
    async (revision) => {
      const frame = () => new Promise(requestAnimationFrame);
      const moving = () => document.getAnimations().filter((motion) => {
        if (Number.isFinite(motion.effect.getComputedTiming().endTime)) {
          return motion.playState === "running";
        }
        motion.currentTime = 0;
        motion.pause();
      });
      const address = (text) => /^url\\("(.+)"\\)$/.exec(text)?.[1];
      const masks = () => [...document.querySelectorAll(".device .symbol[data-picture]")].flatMap(
        ({ style }) => ["--picture", "--enclosure"].map((name) =>
          address(style.getPropertyValue(name)))).filter(Boolean);
      const load = (src) => Object.assign(new Image(), { src }).decode().catch(() => {});
      const shown = Number(document.querySelector(".pill-revision")?.textContent.slice(1) || -1);
      const missing = () => {
        if (!document.querySelector("link-pill[data-tone=ok]")) return "the page's line to the server";
        if (!(shown >= revision)) return `revision ${revision}`;
        if (document.querySelectorAll("#device option").length < 2) return "the list of devices";
        if (!document.querySelector("html[data-motion]")) return "the page's motions";
        if (document.querySelector("body :not(:defined)")) return "the page's elements";
        if (!document.querySelector(".device .device-screen > :not([hidden])")) return "the stage";
        const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
        if (sheets.some(({ sheet }) => sheet === null)) return "style sheets";
        if (document.fonts.status !== "loaded") return "fonts";
        if ([...document.images].some((image) => !image.complete)) return "pictures";
        if (timersUnderWay.size > 0) return "what the page is about to do";
        return null;
      };
      await frame();
      await frame();
      await Promise.allSettled(moving().map((motion) => motion.finished));
      await document.fonts.ready;
      await Promise.all([...new Set(masks())].map(load));
      await frame();
      const isMoving = moving().length > 0;
      const { offsetWidth: width = 0, offsetHeight: height = 0 } =
        document.querySelector(".device") ?? {};
      return { missing: missing() ?? (isMoving ? "motions" : null), width, height };
    }
    """

  /// Many pictures on one sheet, each with its name, at this part of their size; returns the size of
  /// the sheet.
  static let sheet = """
    async (isDark, part, rows) => {
      document.documentElement.lang = "en";
      document.body.style.cssText = `margin: 0; padding: 40px; box-sizing: border-box; width: 2000px;
        display: flex; flex-wrap: wrap; gap: 40px; align-items: end; justify-content: center;
        font: 500 15px/20px system-ui, sans-serif; text-align: center;
        background: ${isDark ? "#16181c" : "#f2f3f5"}; color: ${isDark ? "#e6e8ec" : "#22262b"}`;
      for (const { name, title, width, picture } of rows) {
        const figure = document.createElement("figure");
        const image = new Image();
        const words = document.createElement("figcaption");
        figure.style.cssText = "margin: 0; display: grid; gap: 10px; justify-items: center";
        image.style.cssText = `width: ${width * part}px; display: block`;
        image.src = `data:image/png;base64,${picture}`;
        words.textContent = title;
        words.title = name;
        figure.append(image, words);
        document.body.append(figure);
        await image.decode();
      }
      const { offsetWidth: width, offsetHeight: height } = document.body;
      return { width, height };
    }
    """
}
