"""Measurements on the drawn device, in its own points."""


def points(page, selector):
    """The box of an element in the device's points, from the screen's upper left corner."""
    return page.evaluate(
        """(selector) => {
          const screen = document.querySelector('.device-screen');
          const shown = [...document.querySelectorAll(selector)]
            .find((element) => element.checkVisibility());
          const [frame, box] = [screen, shown].map((element) => element.getBoundingClientRect());
          const scale = frame.width / screen.offsetWidth;
          const round = (length) => Math.round(length / scale);
          return { x: round(box.left - frame.left), y: round(box.top - frame.top),
            w: round(box.width), h: round(box.height) };
        }""",
        selector,
    )
