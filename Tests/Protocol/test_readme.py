"""README's promises, as far as a machine can check them: its scripts print what it shows."""

import itertools
import os
import re
import shutil
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

import raw_http
from example_apps import PACKAGE, built
from mirror import Client
from server_process import PATIENCE, ROOT, Server, binary, run

README = (ROOT / "README.md").read_text()
ARTICLES = ROOT / "Sources" / "Products" / "Colonnade" / "Colonnade.docc"
TOUR = (ARTICLES / "Tour.md").read_text()


def fences(text):
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)


FENCES = fences(README)
# README's, and those in the article.
SHOWN = [
    (language, code, below)
    for found in (FENCES, fences((ARTICLES / "DrivingFromScripts.md").read_text()))
    for (language, code), below in itertools.zip_longest(found, found[1:])
    if language in ("python", "js", "sh")
]


@pytest.fixture
def documented():
    """A server for the test, so that the sessions are as new as a reader's."""
    with Server() as server:
        yield server
        assert server.stop()[0] == 0


def shown(language):
    """Each script of a language, with the output below it."""
    return [
        pytest.param(code, below[1], id=f"{language}-{number}")
        for number, (written, code, below) in enumerate(SHOWN)
        if written == language
    ]


def section(title, text):
    return re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.M | re.S)[1]


def test_every_script_is_followed_by_its_output():
    assert sorted(language for language, _, _ in SHOWN) == ["js", "js", "python", "python", "sh"]
    assert [below[0] for _, _, below in SHOWN] == ["text"] * len(SHOWN)


@pytest.mark.parametrize(("code", "output"), shown("python"))
def test_the_python_script_prints_what_is_shown(documented, tmp_path, code, output):
    (tmp_path / "client.py").write_bytes(raw_http.get(documented, "/client.py").body)
    done = subprocess.run(
        [sys.executable, "-c", code.replace("127.0.0.1:8080", documented.authority)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.stderr, done.returncode) == (output, "", 0)


@pytest.mark.parametrize(("code", "output"), shown("js"))
def test_the_javascript_prints_what_is_shown_in_the_dashboards_console(documented, code, output):
    lines = []
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(documented.link)
        page.locator("link-pill[data-tone=ok]").wait_for()
        page.on("console", lambda message: lines.append(message.text))
        page.evaluate("async () => {\n" + code + "}")
        chips = page.locator("path-bar .chip .chip-word")
        chips.nth(2).wait_for()
        words = chips.all_inner_texts()
        browser.close()
    assert "".join(line + "\n" for line in lines) == output
    assert words == ["Int", "String", "Bool"]


@pytest.mark.parametrize(("code", "output"), shown("sh"))
def test_the_shell_lines_print_what_is_shown(documented, tmp_path, code, output):
    (tmp_path / "colonnade").symlink_to(binary())
    done = subprocess.run(
        ["sh", "-c", code.replace("127.0.0.1:8080", documented.authority)],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    # `path encode` writes only the bytes, without a line break, unless it writes to a terminal.
    assert (done.stdout.rstrip("\n") + "\n", done.stderr) == (output, "")


def test_the_app_runs_and_does_what_it_says():
    app, test = [code for language, code in FENCES if language == "swift"]
    assert app == (PACKAGE / "Sources" / "Parks" / "ParksApp.swift").read_text()
    # `make test` runs it.
    assert test == (PACKAGE / "Tests" / "ParksTests" / "ParksTests.swift").read_text()
    with Server(program=built("Parks")) as server:
        with Client(server) as client:
            client.call("tap", label="Zion")
            assert client.state["view"]["detail"]["title"] == "Zion" and client.path == ["Zion"]
            client.call("tap", label="Back to all parks")
            assert client.path == []
        assert server.stop() == (0, "", "")


def test_the_manifest_is_valid_and_requires_what_exists(tmp_path):
    article = fences((ARTICLES / "HowAnAppRuns.md").read_text())
    manifest = next(code for language, code in article if language == "swift")
    app = next(code for language, code in FENCES if language == "swift")
    (tmp_path / "colonnade").symlink_to(ROOT)
    folder = tmp_path / "Museum"
    (folder / "Sources" / "Museum").mkdir(parents=True)
    (folder / "Package.swift").write_text(manifest)
    (folder / "Sources" / "Museum" / "App.swift").write_text(app)
    done = subprocess.run(
        ["swift", "package", "--package-path", folder, "describe"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "SwiftUI" in done.stdout and "Type: executable" in done.stdout


def test_every_option_it_names_exists():
    help_texts = "".join(
        run(command, "--help").stdout.decode()
        for command in (
            "serve",
            "drive",
            "replay",
            "shot",
            "new",
            "adopt",
            "path",
            "backup",
            "verify",
            "recover",
        )
    )
    known = set(re.findall(r"--[a-z-]+", help_texts))
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", README)) <= known


def test_every_make_target_it_names_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    named = set(re.findall(r"\bmake ([a-z]+)", README))
    assert {"run", "test", "docs", "help"} <= named <= targets


def folders_of_targets():
    folders = (ROOT / "Sources").glob("*/*")
    return {folder.name: folder for folder in folders if any(folder.rglob("*.swift"))}


def targets():
    return {*folders_of_targets(), "Public"}


def test_the_map_names_every_target_once():
    rows = re.findall(r"^\| ([A-Z][\w, ]*) \|", section("The map", TOUR), re.M)
    names = [name for row in rows for name in row.split(", ")]
    assert sorted(names) == sorted(targets())


def test_the_tour_visits_every_target_and_only_files_that_exist():
    tour = re.split(r"^\*\*(\w+)\*\*:", section("The files", TOUR), flags=re.M)[1:]
    folders = dict(zip(tour[::2], tour[1::2], strict=True))
    found = folders_of_targets()
    assert set(folders) == targets()
    for folder, text in folders.items():
        base = ROOT / "Public" if folder == "Public" else found[folder]
        for name in re.findall(r"`([\w./+-]+(?:\.swift|\.js|/))`", text):
            there = [base / name, *base.glob(f"*/{name}")]
            assert any(path.exists() for path in there), f"{folder}: {name}"


def test_pictures_exist_in_both_appearances_and_are_small():
    pictures = [ROOT / found for found in re.findall(r'"(\.assets/[\w.-]+)"', README)]
    assert len(pictures) == 2
    looking = (ARTICLES / "LookingAtNavigation.md").read_text()
    for name in re.findall(r"^!\[.*\]\((\w+)\)$", looking, re.M):
        pictures += [ARTICLES / "Pictures" / f"{name}{end}.png" for end in ("", "~dark")]
    assert len(pictures) == 8
    assert all(picture.stat().st_size < 200_000 for picture in pictures)


def test_articles_that_it_names_exist():
    links = re.findall(r"\]\((Sources/[^)]*)\)", README)
    assert len(links) > 3 and all((ROOT / link).is_file() for link in links)
    for name in re.findall(r"`(\w+\.md)`", README):
        assert len(list((ROOT / "Sources").glob(f"*/*/*.docc/{name}"))) == 1, name


def test_it_is_short_and_ends_with_the_latest_changes():
    lines = README.splitlines()
    assert len(lines) <= 180
    # Table rows and the picture cannot be wrapped.
    prose = [line for line in lines if not line.startswith(("|", "<"))]
    assert max(map(len, prose)) <= 100
    assert re.findall(r"^## (.*)$", README, re.M)[-1] == "CHANGELOG"
    assert section("CHANGELOG", README).count("\n- ") <= 5
