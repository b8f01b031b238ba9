"""`make install`: the program finds its page, shells complete its words; `make uninstall`."""

import subprocess
import urllib.request

import pytest

from server_process import ROOT, Server, binary, run

SHELLS = {
    "bash": "share/bash-completion/completions/colonnade",
    "zsh": "share/zsh/site-functions/_colonnade",
    "fish": "share/fish/vendor_completions.d/colonnade.fish",
}


def make(target, prefix):
    # The installed program is the one under test, which has been built already.
    command = ["make", "--no-print-directory", target, f"PREFIX={prefix}", f"RELEASE={binary()}"]
    done = subprocess.run(
        [*command, "--assume-old", "build-release"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    folder = tmp_path_factory.mktemp("installed")
    make("install", folder)
    return folder


def words_of(command):
    """The options that a command's help lists."""
    lines = run(command, "--help").stdout.decode().splitlines()
    return [line.split()[0] for line in lines if line.startswith("  --")]


def commands():
    lines = run("--help").stdout.decode().splitlines()
    return [line.split()[0] for line in lines if line.startswith("  ") and line.strip()]


def test_the_program_serves_the_page_that_was_installed(prefix, monkeypatch):
    page = prefix / "share" / "colonnade" / "Public" / "index.html"
    page.write_text(page.read_text().replace("<title>", "<title>Installed "))
    monkeypatch.setenv("COLONNADE_BINARY", str(prefix / "bin" / "colonnade"))
    with Server() as server, urllib.request.urlopen(server.link) as answer:
        assert b"<title>Installed Colonnade" in answer.read()


def test_the_program_serves_the_sources_of_its_scenes(prefix, monkeypatch):
    source = prefix / "share" / "colonnade" / "Gallery" / "Links" / "ValueLinksScene.swift"
    source.write_text("// Installed\n")
    monkeypatch.setenv("COLONNADE_BINARY", str(prefix / "bin" / "colonnade"))
    address = "/source/Gallery/ValueLinksScene.swift"
    with Server() as server, urllib.request.urlopen(server.link + address) as answer:
        assert answer.read() == b"// Installed\n"


def test_the_program_runs_without_swift(prefix):
    needed = subprocess.run(
        ["ldd", prefix / "bin" / "colonnade"], capture_output=True, text=True, check=True
    ).stdout
    assert "libwebsockets" in needed
    assert not [line for line in needed.splitlines() if "swift" in line or "Foundation" in line]


def test_the_built_documentation_is_installed_beside_the_page(prefix, monkeypatch):
    page = prefix / "share" / "colonnade" / "docs" / "index.html"
    page.write_text("installed")
    monkeypatch.setenv("COLONNADE_BINARY", str(prefix / "bin" / "colonnade"))
    with Server() as server, urllib.request.urlopen(server.link + "docs/") as answer:
        assert answer.read() == b"installed"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["colonnade", "ser"], ["serve"]),
        (["colonnade", "serve", "--por"], ["--port"]),
        (["colonnade", "new", "--"], ["--output", "--colonnade", "--help"]),
    ],
)
def test_bash_completes_commands_and_options(prefix, typed, offered):
    file, word = prefix / SHELLS["bash"], len(typed) - 1
    lines = [f"source {file}", f"COMP_WORDS=({' '.join(typed)})", f"COMP_CWORD={word}"]
    script = "\n".join([*lines, "_colonnade", 'echo "${COMPREPLY[@]}"'])
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (offered, "")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_completed(prefix, shell):
    text = (prefix / SHELLS[shell]).read_text()
    assert len(commands()) >= 12
    for command in commands():
        assert command in text
        for option in words_of(command):
            name = option.removeprefix("--")
            assert (f"-l {name}" if shell == "fish" else option) in text, (command, option)


def test_the_manual_names_every_command_and_option(prefix):
    text = (prefix / "share" / "man" / "man1" / "colonnade.1").read_text().replace("\\-", "-")
    assert text.startswith(".TH COLONNADE 1 ")
    for command in commands():
        section = text.split(f".SS {command}\n", 1)[1].split("\n.SS ", 1)[0]
        for option in words_of(command):
            assert f"\\fB{option}\\fR" in section


def test_the_service_starts_the_installed_program(prefix):
    unit = (prefix / "share" / "systemd" / "user" / "colonnade.service").read_text()
    assert f"ExecStart={prefix}/bin/colonnade serve\n" in unit


def test_nothing_is_left_after_the_removal(tmp_path):
    make("install", tmp_path)
    make("uninstall", tmp_path)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["completions"], b"Expected bash, zsh or fish."),
        (["completions", "tcsh"], b"Expected bash, zsh or fish."),
        (["manual", "more"], "“manual” takes no arguments.".encode()),
    ],
)
def test_an_unknown_shell_is_refused(words, sentence):
    done = run(*words)
    assert done.returncode == 2 and done.stdout == b"" and sentence in done.stderr
