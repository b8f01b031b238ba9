"""`colonnade shot`: the picture is what a browser shows, and no process or file remains."""

import io
import os
import select
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from PIL import Image

import pictures
from dashboard_server import CHECKOUT, Server, binary

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
# The devices' sizes in points with their frames, which are two points thick.
OUTER = {
    "iphone-16": (393 + 22, 852 + 22),
    "iphone-se": (375 + 28, 667 + 176),
    "ipad-11-landscape": (1194 + 40, 834 + 40),
    "ipad-11-third-landscape": (375 + 2, 834 + 2),
    "mac-window": (1280 + 2, 800 + 2),
}
EDGE = 2
PATIENCE = 120


class Program:
    """A run of `shot` whose temporary files have a folder of their own."""

    def __init__(self, *words, **environment):
        # The paths of Chromium's sockets must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="shot-", dir="/tmp"))
        self.process = subprocess.Popen(
            [binary(), "shot", *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(self.folder)} | environment,
        )

    def outcome(self):
        out, err = self.process.communicate(timeout=PATIENCE)
        self.expect_nothing_left()
        return self.process.returncode, out, err.decode()

    def expect_nothing_left(self):
        for helper in self.helpers():
            expect_end(helper, 10)
        left = self.helpers()
        assert (left, list(self.folder.iterdir())) == ([], [])
        self.folder.rmdir()

    def helpers(self):
        """The processes that were started with a profile in the folder."""
        return [
            int(entry.name)
            for entry in Path("/proc").iterdir()
            if entry.name.isdigit() and str(self.folder).encode() in command_line(entry)
        ]

    def stopped_browser(self):
        """Waits for the first process of Chromium, and freezes it."""
        while not self.helpers():
            assert self.process.poll() is None, self.process.communicate()
        browser = min(self.helpers())
        os.kill(browser, signal.SIGSTOP)
        return browser


def expect_end(process, seconds):
    """Waits for the end of a process that another one has started."""
    with suppress(ProcessLookupError), os.fdopen(os.pidfd_open(process)) as end:
        select.select([end], [], [], seconds)


def command_line(process):
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


@pytest.fixture
def shot(tmp_path):
    """Takes a picture and opens it."""

    def shot(*words):
        file = tmp_path / "picture.png"
        run = Program(*words, file, "--browser", CHROMIUM)
        assert run.outcome() == (0, b"", "")
        assert list(tmp_path.iterdir()) == [file]
        return Image.open(file)

    return shot


def outer(device, scale):
    width, height = OUTER[device]
    return (width + 2 * EDGE) * scale, (height + 2 * EDGE) * scale


@pytest.mark.parametrize(
    ("device", "scale"),
    [
        ("iphone-16", 1),
        ("iphone-se", 3),
        ("ipad-11-landscape", 2),
        ("ipad-11-third-landscape", 1),
        ("mac-window", 1),
    ],
)
def test_a_picture_has_the_devices_size_and_nothing_around_it(shot, device, scale):
    picture = shot("--device", device, "--scale", scale)
    assert (picture.mode, picture.size) == ("RGBA", outer(device, scale))
    corners = [(x, y) for x in (0, picture.width - 1) for y in (0, picture.height - 1)]
    assert [picture.getpixel(corner)[3] for corner in corners] == [0, 0, 0, 0]
    assert picture.getpixel((picture.width // 2, picture.height // 2))[3] == 255


def test_two_pixels_are_a_point_and_the_dark_appearance_is_dark(shot):
    light = shot("--scene", "recipes", "--device", "iphone-16")
    dark = shot("--scene", "recipes", "--device", "iphone-16", "--dark")
    assert light.size == dark.size == outer("iphone-16", 2)
    place = (light.width // 2, light.height * 3 // 4)
    assert min(light.getpixel(place)) > 230 and max(dark.getpixel(place)[:3]) < 30


def browsers_picture(open_page, device):
    """The screen alone, at two pixels per point, as Playwright sees it."""
    page = open_page(1900, 1400, device_scale_factor=2, reduced_motion="reduce")
    page.get_by_label("Zoom").select_option("1")
    page.locator(f".device[data-kind={device}]").wait_for()
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        .who-tag { display: none !important; }
        device-stage { position: fixed; inset: 0; z-index: 99; background: gray; }
        .device-room { position: fixed !important; inset: 0 auto auto 0; }`);
      document.adoptedStyleSheets = [sheet];
    }""")
    page.wait_for_load_state("networkidle")
    return page.screenshot(
        clip=page.evaluate("""() => {
      const { x, y, width, height } =
        document.querySelector('.device-screen').getBoundingClientRect();
      return { x, y, width, height };
    }""")
    )


def png(picture):
    file = io.BytesIO()
    picture.save(file, "png")
    return file.getvalue()


def assert_alike(one, other):
    """The same but for the smoothing of an edge, which depends on what the browser draws first."""
    mean, worst, _ = pictures.difference(pictures.small(png(one)), pictures.small(png(other)))
    assert mean <= pictures.MOST_IN_ALL and worst <= pictures.MOST_IN_A_BLOCK


def test_a_running_session_is_pictured_as_in_a_browser_and_stays_unchanged(
    shot, server, session, script, open_page
):
    script("scene.open", id="recipes")
    script("setEnvironment", device="mac-window", colorScheme="light")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    before = script.state()
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{session}"

    def screen(picture, bezel):
        left, width, height = 2 * (EDGE + bezel), *picture.size
        picture = Image.alpha_composite(Image.new("RGBA", picture.size, "gray"), picture)
        return pictures.small(png(picture.crop((left, left, width - left, height - left))))

    taken = screen(shot(address), 1)
    seen = pictures.small(browsers_picture(open_page, "mac"))
    mean, worst, _ = pictures.difference(seen, taken)
    assert mean <= pictures.MOST_IN_ALL and worst <= pictures.MOST_IN_A_BLOCK
    other = shot(address, "--device", "ipad-11-landscape", "--dark")
    assert other.size == outer("ipad-11-landscape", 2)
    assert script.state() == before
    script("setEnvironment", device="ipad-11-landscape", colorScheme="dark")
    mean, worst, _ = pictures.difference(
        screen(other, 20), pictures.small(browsers_picture(open_page, "pad"))
    )
    assert mean <= pictures.MOST_IN_ALL and worst <= pictures.MOST_IN_A_BLOCK


def test_a_custom_size_is_restored_as_well(shot, server, session, script):
    script("setEnvironment", width=500, height=700)
    before = script.state()["environment"]
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{session}"
    assert shot(address).size == (2 * (500 + 2 + 2 * EDGE), 2 * (700 + 2 + 2 * EDGE))
    shot(address, "--device", "iphone-16", "--dark", "--look", "27")
    assert script.state()["environment"] == before


def test_a_look_is_in_the_picture_and_the_session_keeps_its_own(shot, server, session, script):
    script("scene.open", id="settings")
    script("setEnvironment", device="iphone-16", look="26")
    before = script.state()
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{session}"
    as_it_is, newest, old = (
        png(shot(address, *words)) for words in [(), ("--look", "27"), ("--look", "18")]
    )
    assert script.state() == before
    _, difference, _ = pictures.difference(pictures.small(newest), pictures.small(old))
    assert difference > pictures.MOST_IN_A_BLOCK
    assert as_it_is != old


def test_steps_and_a_link_lead_to_the_screen(shot, server, session, script, tmp_path_factory):
    device = ["--device", "iphone-16", "--scale", 1]
    link, scene = "library://book/2/chapter/3", ["--scene", "deep-links"]
    steps = tmp_path_factory.mktemp("steps") / "steps.jsonl"
    steps.write_text('{"method": "pop"}\n\n[{"method": "popToRoot"}]\n')
    opened = shot(*scene, *device, "--open", link)
    back = shot(*scene, *device, "--open", link, "--steps", steps)
    assert len({png(picture) for picture in (shot(*scene, *device), opened, back)}) == 3
    script("scene.open", id="deep-links")
    script("setEnvironment", device="iphone-16")
    script("openURL", url=link)
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{session}"
    assert_alike(shot(address, "--scale", 1), opened)
    script("popToRoot")
    assert_alike(shot(address, "--scale", 1), back)


def test_a_refused_step_is_named_and_the_old_picture_stays(tmp_path):
    (tmp_path / "picture.png").write_text("old")
    steps = tmp_path / "steps.jsonl"
    for line, told in [
        ('{"method": "pusj"}', f"colonnade: Line 2 of {steps} is refused: Unknown method"),
        ("push", "colonnade: Line 2 is not JSON: "),
    ]:
        steps.write_text('{"method": "popToRoot"}\n' + line)
        run = Program(tmp_path / "picture.png", "--steps", steps, "--browser", CHROMIUM)
        status, out, err = run.outcome()
        assert (status, out) == (1, b"") and err.startswith(told), err
    assert (tmp_path / "picture.png").read_text() == "old"


def blobs(picture):
    """The sizes of the separate devices on a sheet, each of whose pixels is sixteen."""
    small = picture.convert("RGB").reduce(4)
    ground, (width, height) = small.getpixel((0, 0)), small.size
    data, seen, found = small.load(), set(), []
    for start in ((x, y) for y in range(height) for x in range(width)):
        if start in seen or data[start] == ground:
            continue
        seen.add(start)
        open_places, xs, ys = [start], [start[0]] * 2, [start[1]] * 2
        while open_places:
            x, y = open_places.pop()
            xs, ys = [min(xs[0], x), max(xs[1], x)], [min(ys[0], y), max(ys[1], y)]
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                inside = 0 <= place[0] < width and 0 <= place[1] < height
                if inside and place not in seen and data[place] != ground:
                    seen.add(place)
                    open_places.append(place)
        found.append((xs[1] - xs[0] + 1, ys[1] - ys[0] + 1))
    return found


def test_a_sheet_has_every_device(shot):
    sheet = shot("--scene", "recipes", "--sheet", "--scale", 1)
    large = [size for size in blobs(sheet) if min(size) > 25]
    assert len(large) == 21
    for width, height in OUTER.values():
        expected = (width + 2 * EDGE) * 0.4 / 4, (height + 2 * EDGE) * 0.4 / 4
        assert any(abs(w - expected[0]) <= 2 and abs(h - expected[1]) <= 2 for w, h in large), (
            expected,
            large,
        )


def test_a_server_with_a_token_gets_it(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("0123456789abcdef" * 4)
    server = Server(0, "--token-file", str(token))
    address = server.url.replace("http", "ws", 1) + "/ws/main"
    words = [address, tmp_path / "picture.png", "--browser", CHROMIUM]
    try:
        assert Program(*words, "--token-file", token).outcome() == (0, b"", "")
        assert Image.open(tmp_path / "picture.png").size == outer("ipad-11-landscape", 2)
        status, _, err = Program(*words).outcome()
        assert status == 1 and err.startswith("colonnade: The server closed the connection"), err
    finally:
        server.stop()


def test_standard_output_gets_the_picture(tmp_path):
    status, out, err = Program("-", "--scale", 1, "--browser", CHROMIUM).outcome()
    assert (status, err) == (0, "")
    assert Image.open(io.BytesIO(out)).size == outer("ipad-11-landscape", 1)


def test_without_chromium_it_says_what_to_install(tmp_path):
    file = tmp_path / "picture.png"
    run = Program(file, PATH=str(tmp_path), CHROME_PATH="")
    status, out, err = run.outcome()
    assert (status, out) == (3, b"")
    assert err == (
        "colonnade: There is no Chromium here to take the picture with. Install it (apt install "
        "chromium), or say where it is: --browser PATH.\n"
    )
    (tmp_path / "chromium-browser").symlink_to(CHROMIUM)
    path = f"{tmp_path}:{os.environ['PATH'].replace(str(Path(CHROMIUM).parent), '/nowhere')}"
    assert Program(file, CHROME_PATH=CHROMIUM, PATH=path).outcome()[0] == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "Expected a file for the picture"),
        (["ws://127.0.0.1:1/ws/main"], "Expected a file for the picture"),
        (["a", "b", "c"], "Expected a file for the picture"),
        (
            ["x.png", "--device", "iphne-16"],
            "Unknown device “iphne-16”. Did you mean “iphone-16”?",
        ),
        (["x.png", "--look", "17"], "Unknown look “17”. There are: 18, 26, 27."),
        (["x.png", "--scale", "5"], "--scale expects a number from 1 to 4, not “5”."),
        (["x.png", "--sheet", "--device", "ipad-11"], "--sheet has all devices"),
        (["x.png", "--token-file", "x"], "--token-file needs a URL"),
        (["/nowhere/x.png"], "/nowhere/x.png cannot be written: No such file or directory."),
        (["x.jpg"], "The picture is PNG, not jpg: name the file like picture.png."),
        (["x.SVG"], "The picture is PNG, not svg: name the file like picture.png."),
        (["/"], "/ is there already, and is no file."),
        (["x.png", "--browser", "/nowhere"], "--browser names /nowhere, which is no program"),
        (["http://127.0.0.1:1/", "x.png"], '"http://127.0.0.1:1/" is not a ws:// or wss:// URL.'),
    ],
)
def test_wrong_arguments_are_refused(tmp_path, words, told):
    status, out, err = Program(*words).outcome()
    assert (status, out) == (2, b"") and err.startswith(f"colonnade: {told}"), err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--scene", "recipe"], "Unknown scene “recipe”. Did you mean “recipes”?"),
        (["--scene", "nope"], "Unknown scene “nope”. Available: sandbox, "),
        (["--open", "library"], "Nothing handles “library”"),
        (["--browser", "/bin/false"], "Chromium ended before there was a picture."),
    ],
)
def test_a_failure_on_the_way_is_one_sentence(tmp_path, words, told):
    known = [] if "--browser" in words else ["--browser", CHROMIUM]
    status, out, err = Program(*words, tmp_path / "x.png", *known).outcome()
    assert (status, out, err.count("\n")) == (1, b"", 1) and err.startswith(f"colonnade: {told}"), (
        err
    )
    assert not (tmp_path / "x.png").exists()


def test_an_error_in_the_page_is_reported(tmp_path):
    page = tmp_path / "Public"
    shutil.copytree(CHECKOUT / "Public", page)
    main = page / "main.js"
    main.write_text(main.read_text() + 'throw new Error("planted");\n')
    server = Server(0, public=page)
    address = server.url.replace("http", "ws", 1) + "/ws/main"
    try:
        run = Program(address, tmp_path / "x.png", "--browser", CHROMIUM)
        assert run.outcome() == (1, b"", "colonnade: The page has an error: Error: planted.\n")
    finally:
        server.stop()


def test_the_death_of_chromium_is_reported(tmp_path):
    run = Program(tmp_path / "x.png", "--browser", CHROMIUM)
    os.kill(run.stopped_browser(), signal.SIGKILL)
    status, out, err = run.outcome()
    assert (status, out) == (1, b"")
    assert err.startswith("colonnade: Chromium ended before there was a picture."), err
    assert not (tmp_path / "x.png").exists()


def test_it_times_out_and_says_what_it_was_waiting_for(tmp_path):
    run = Program(tmp_path / "x.png", "--browser", CHROMIUM, "--timeout", 2)
    run.stopped_browser()
    status, _, err = run.outcome()
    assert status == 1 and err.startswith(
        "colonnade: There is no picture after 2 s: it still waits"
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_chromium_too(tmp_path, number):
    run = Program(tmp_path / "x.png", "--browser", CHROMIUM)
    run.stopped_browser()
    run.process.send_signal(number)
    assert run.outcome() == (1, b"", "colonnade: Stopped before there was a picture.\n")
