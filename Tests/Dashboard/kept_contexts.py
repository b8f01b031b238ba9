"""Browser contexts that tests use one after another: the page's code stays compiled in them.

Pages of one site share a process there, which a small page keeps alive together with its
compiled code. Each test has its own pages, and finds no cookies and no storage.
"""

# These options are set on a page, so that pages which differ only in them share a context.
MEDIA = {"color_scheme", "reduced_motion", "forced_colors", "contrast"}


class KeptContext:
    def __init__(self, browser, origin, options):
        self.context = browser.new_context(**options)
        self.anchor = self.context.new_page()
        self.anchor.goto(f"{origin}/protocol.json")

    def new_page(self, width, height, media):
        page = self.context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        if media:
            page.emulate_media(**media)
        return page

    def clean(self):
        """Removes all traces of a test; false if that has closed the context."""
        if self.anchor.is_closed():
            return False
        for page in self.context.pages:
            if page != self.anchor:
                page.close()
        self.context.clear_cookies()
        self.anchor.evaluate("localStorage.clear()")
        return True

    def close(self):
        self.context.close()


class KeptContexts:
    """Gives each context to one page at a time: two pages are two visitors."""

    def __init__(self, browser):
        self.browser = browser
        self.origin, self.free = None, {}

    def take(self, origin, options):
        if origin != self.origin:
            self.close()
            self.origin = origin
        key = repr(sorted(options.items()))
        free = self.free.setdefault(key, [])
        return key, free.pop() if free else KeptContext(self.browser, origin, options)

    def give_back(self, origin, key, kept):
        if kept.clean() and origin == self.origin:
            self.free[key].append(kept)
        else:
            kept.close()

    def close(self):
        for kept in [each for free in self.free.values() for each in free]:
            kept.close()
        self.free.clear()
