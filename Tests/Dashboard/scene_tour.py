"""A tour of the gallery: every scene, a screen deep in it, and a presentation."""

from playwright.sync_api import Error

# The controls to press on the way from a scene's first screen, and the title at the end.
LOOKS = {
    "sandbox": {"list": ["Dessert", "Recipes"]},
    "animals": {"deep": ["🐸", "Frog"]},
    "animals-legacy": {"deep": ["🐸", "Frog"]},
    "value-links": {"deep": ["Venus", "Mars", "Mars"]},
    "recipes": {"grid": ["Dessert", "Dessert"], "deep": ["Dessert", "Apple Pie", "Apple Pie"]},
    "mixed-types": {"deep": ["1", "true", "Bool true"]},
    "numbers": {"deep": ["Straight to the third", "Third"]},
    "shared-flag": {"deep": ["Row 2, cured", "Row 2"]},
    "root-return": {"deep": ["To a child", "Child a"]},
    "one-type": {"deep": ["To the child", "Child"]},
    "path-order": {"deep": ["View2, by a view link", "View2"]},
    "people": {"list": ["Engineering", "Engineering"], "deep": ["Engineering", "Grace", "Grace"]},
    "deep-links": {"deep": ["Book 2", "Chapter 3", "Chapter 3"]},
    "deep-link-table": {"list": ["Novels", "Novels"], "deep": ["Novels", "Emma", "Emma"]},
    "music": {
        "deep": ["Clair de lune, Debussy, 5:12", "Clair de lune"],
        "sheet": ["New track", "New track"],
        "alert": ["Delete everything", "Delete everything?"],
    },
    "settings": {
        **{
            page.lower(): [page, page]
            for page in ["General", "Display", "Sounds", "Schedule", "Storage", "Account"]
        },
        "dialog": ["General", "Reset all settings", "Reset all settings?"],
    },
}


class Tour:
    """Leads one page through the looks of the scenes, with a script of its session."""

    def __init__(self, page, script):
        self.page = page
        self.script = script

    def open(self, scene, look="root"):
        self.script("scene.open", id=scene)
        *presses, title = LOOKS[scene].get(look) or [None]
        for label in presses:
            self.script("tap", control=self.wait_for(control_named, label))
        if title:
            self.wait_for(screen_titled, title)

    def wait_for(self, find, words):
        """The result of `find` on the view; an app may take its time, and the page hears of it."""
        while True:
            known = self.script("state.get")
            if (found := find(known["state"]["view"], words)) is not None:
                return found
            try:
                self.page.wait_for_function(IS_LATER, arg=known["revision"])
            except Error as late:
                shown = [it["title"] for it in nodes(known["state"]["view"]) if "title" in it]
                raise AssertionError(f"{find.__name__}: no {words!r} in {shown}") from late

    def set(self, **environment):
        """Sets the device's environment, and waits until nothing on the page moves."""
        revision = self.script("setEnvironment", **environment)["revision"]
        assert self.page.evaluate(STANDS_STILL, revision), f"r{revision} is never drawn"


IS_LATER = """(revision) =>
  Number(document.querySelector('.pill-revision').textContent.slice(1)) > revision"""

# The revision is drawn with its pictures, and every finite animation has ended.
STANDS_STILL = """async (revision) => {
  // Masks and drawings in use have no event when they are loaded; a picture of them has one.
  const come = (symbol) => {
    const style = getComputedStyle(symbol);
    const masks = ['--picture', '--enclosure'].map((name) => style.getPropertyValue(name));
    const use = symbol.querySelector('svg:not([hidden]) use')?.getAttribute('href') ?? '';
    const urls = [...masks.map((mask) => mask.match(/url\\("?([^")]*)/)?.[1]), use.split('#')[0]];
    return Promise.all(urls.filter(Boolean).map((url) => {
      const picture = new Image();
      picture.src = url;
      return picture.decode();
    }));
  };
  const frame = () => new Promise(requestAnimationFrame);
  const pill = document.querySelector('.pill-revision');
  const late = performance.now() + 20000;
  // Measurements of the drawing may make another revision.
  const isDrawn = () => Number(pill.textContent.slice(1)) >= revision;
  while (!isDrawn() && performance.now() < late) await frame();
  await frame();
  for (const motion of document.getAnimations())
    if (motion.effect.getComputedTiming().endTime < 5000) motion.finish();
  await document.fonts.ready;
  await Promise.all([...document.querySelectorAll('.device .symbol:not([hidden])')].map(come));
  await frame();
  return isDrawn();
}"""


def control_named(view, label):
    """The last control with this label, on any screen."""
    found = None
    for node in nodes(view):
        if node.get("id") and node.get("label") == label and "kind" in node:
            found = node["id"]
    return found


def screen_titled(view, title):
    screens = [screen for screen in view.values() if isinstance(screen, dict)]
    return next((screen for screen in screens if screen.get("title") == title), None)


def nodes(value):
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from nodes(each)
