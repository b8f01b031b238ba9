"""Apps import Apple's other modules by their names; typical code for each compiles in both modes.

`modules/NAME.swift` is that code; `modules/NAME.tsv` lists the names that are only accepted.
"""

import re
import subprocess
from pathlib import Path

import pytest

from interface import ROOT, built_modules, import_options
from test_uses import ERROR

FOLDER = Path(__file__).with_name("modules")
MANIFEST = (ROOT / "Package.swift").read_text()
IMPORTED = re.findall(r"^  imported\(\"(\w+)\"", MANIFEST, re.MULTILINE)
APPS = sorted(file.stem for file in FOLDER.glob("*.swift"))


def errors(file, mode):
    macros = f"{built_modules().parent}/ViewMacros-tool#ViewMacros"
    command = ["swiftc", "-typecheck", "-swift-version", mode, "-module-name", "Typical"]
    command += ["-load-plugin-executable", macros, *import_options(), file]
    done = subprocess.run(command, capture_output=True, text=True)
    found = ERROR.findall(done.stderr)
    assert bool(found) == bool(done.returncode), done.stderr
    return found


@pytest.mark.parametrize("mode", ["5", "6"])
@pytest.mark.parametrize("name", APPS)
def test_typical_code_for_a_module_compiles(name, mode):
    assert errors(FOLDER / f"{name}.swift", mode) == []


def test_each_module_has_typical_code():
    imported = {
        name
        for file in FOLDER.glob("*.swift")
        for name in re.findall(r"^import (\w+)", file.read_text(), re.MULTILINE)
    }
    # Others that are imported export these.
    others = {"AVFoundation", "Photos"}
    assert set(IMPORTED) - imported == others


def test_an_adopted_app_can_import_what_the_product_brings():
    [file] = (ROOT / "Sources").rglob("Adopt/Modules.swift")
    ours = re.search(r"let ours.*?\]", file.read_text(), re.DOTALL)[0]
    assert set(IMPORTED) - set(re.findall(r"\"(\w+)\"", ours)) == set()


@pytest.mark.parametrize("mode", ["5", "6"])
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import CryptoKit; let a = AES.self", "hashes and HMAC only"),
    ],
)
def test_names_that_a_module_does_not_have_are_refused_with_a_sentence(code, words, mode, tmp_path):
    file = tmp_path / "refused.swift"
    file.write_text(code)
    found = [sentence for _, _, sentence in errors(file, mode)]
    assert len(found) == 1 and words in found[0]
