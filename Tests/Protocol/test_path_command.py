"""`colonnade path`: SwiftUI's saved bytes on the command line (vectors: SwiftUI's own format)."""

import json

import pytest

from server_process import run

# Values for the WebSocket, and the bytes that SwiftUI saves.
VECTORS = [
    ("[]", "[]"),
    ("[1]", '["Swift.Int","1"]'),
    ("[1,true]", '["Swift.Bool","true","Swift.Int","1"]'),
    (
        '["test",1,true,1.2]',
        r'["Swift.Double","1.2","Swift.Bool","true","Swift.Int","1","Swift.String","\"test\""]',
    ),
    ("[1,2,3]", '["Swift.Int","3","Swift.Int","2","Swift.Int","1"]'),
    ("[1.0]", '["Swift.Double","1"]'),
    ("[0.30000000000000004]", '["Swift.Double","0.30000000000000004"]'),
    ("[1e100]", '["Swift.Double","1e+100"]'),
    ('[{"type":"Float","value":0.1}]', '["Swift.Float","0.1"]'),
    ('[{"type":"Int","value":"-9223372036854775808"}]', '["Swift.Int","-9223372036854775808"]'),
    ('[{"type":"UInt8","value":255}]', '["Swift.UInt8","255"]'),
    ('[""]', r'["Swift.String","\"\""]'),
    (r'["a\"b"]', r'["Swift.String","\"a\\\"b\""]'),
    ('["a/b"]', r'["Swift.String","\"a\\\/b\""]'),
    (r'["a\\b"]', r'["Swift.String","\"a\\\\b\""]'),
    (r'["a\nb"]', r'["Swift.String","\"a\\nb\""]'),
    (r'["\u0001"]', r'["Swift.String","\"\\u0001\""]'),
    ('["🐱"]', r'["Swift.String","\"🐱\""]'),
    (
        '[{"type":"App.Unheard","value":{"b":1,"a":[null]}}]',
        r'["App.Unheard","{\"b\":1,\"a\":[null]}"]',
    ),
]


def path(verb, text, *options):
    return run("path", verb, *options, stdin=text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize(("values", "saved"), VECTORS, ids=[values[:30] for values, _ in VECTORS])
def test_encode_writes_the_bytes_that_swiftui_saves(values, saved):
    result = path("encode", values)
    assert result.returncode == 0, result.stderr
    assert result.stdout.decode().rstrip("\n") == saved


@pytest.mark.parametrize(("values", "saved"), VECTORS, ids=[values[:30] for values, _ in VECTORS])
def test_decode_writes_values_that_encode_accepts(values, saved):
    decoded = path("decode", saved)
    assert decoded.returncode == 0, decoded.stderr
    assert len(json.loads(decoded.stdout)) == len(json.loads(values))
    again = path("encode", decoded.stdout)
    assert again.stdout.decode().rstrip("\n") == saved


def test_the_path_of_1_and_true_has_37_bytes():
    encoded = path("encode", "[1,true]").stdout
    assert len(encoded.rstrip(b"\n")) == 37
    inspected = path("inspect", encoded).stdout.decode()
    assert "37 bytes" in inspected
    assert "Swift.Int" in inspected and "Swift.Bool" in inspected
    assert inspected.index("Swift.Int") < inspected.index("Swift.Bool"), "bottom first"


def test_encode_writes_no_more_than_the_bytes_into_a_pipe():
    assert len(path("encode", "[1,true]").stdout) in (37, 38)


def test_mangled_tags_of_other_libraries_are_read_with_an_option():
    text = r'["Sb","true","SS","\"x\"","Si","1"]'
    decoded = json.loads(path("decode", text, "--mangled").stdout)
    assert decoded == [
        {"type": "Swift.Int", "value": 1},
        {"type": "Swift.String", "value": "x"},
        {"type": "Swift.Bool", "value": True},
    ]
    assert json.loads(path("decode", text).stdout)[0]["type"] == "Si"


def test_apples_names_for_foundations_types_are_written_with_an_option():
    values = '[{"type":"UUID","value":"FA542E3D-4895-44B6-942F-E112101D5160"}]'
    assert path("encode", values, "--apple").stdout.startswith(b'["Foundation.UUID"')
    assert path("encode", values).stdout.startswith(b'["FoundationEssentials.UUID"')


def test_a_large_integer_is_decoded_as_a_string_inside_its_tag():
    decoded = json.loads(path("decode", '["Swift.Int","9007199254740993"]').stdout)
    assert decoded == [{"type": "Swift.Int", "value": "9007199254740993"}]


def test_inspect_says_why_a_path_cannot_be_restored():
    null = path("inspect", "null")
    assert "was not Codable when it was saved" in null.stderr.decode()
    mangled = r'["3App4UserV","{}"]'
    assert "--mangled" in path("inspect", mangled).stdout.decode()
    assert "App.User" in path("inspect", mangled, "--mangled").stdout.decode()
    private = path("inspect", '["App.(unknown context at $5590).Priv","{}"]').stdout.decode()
    assert "a private type: another build" in private
    assert "can’t be decoded as Int" in path("inspect", r'["Swift.Int","true"]').stdout.decode()


def test_unknown_types_are_shown_as_such():
    text = path("inspect", r'["App.Unheard","{\"a\":1}"]').stdout.decode()
    assert "App.Unheard" in text and "not known" in text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "{}",
        '"x"',
        "null",
        "[1]",
        '["Swift.Int"]',
        '["Swift.Int","1","Swift.Bool"]',
        '["Swift.Int",1]',
        '["Swift.Int","1"',
        '["Swift.Int","1"] x',
        b"\xff",
        '[["a","b"]]',
        '[null,"1"]',
    ],
    ids=str,
)
def test_bytes_that_are_no_path_are_refused_in_one_sentence(text):
    for verb in ["decode", "inspect"]:
        result = path(verb, text)
        assert result.returncode == 1, result
        lines = result.stderr.decode().splitlines()
        assert len(lines) == 1 and lines[0].startswith("colonnade: ") and lines[0].endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "{}",
        "[",
        "[null]",
        "[[]]",
        '[{"type":"Int","value":"x"}]',
        "[9007199254740992]",
        '[{"a":1}]',
        "[1e999]",
        b"\xff",
    ],
    ids=str,
)
def test_invalid_values_are_refused_in_one_sentence(text):
    result = path("encode", text)
    assert result.returncode == 1, result
    assert result.stdout == b""
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and lines[0].startswith("colonnade: ") and lines[0].endswith(".")


def test_a_file_can_be_named_instead_of_standard_input(tmp_path):
    file = tmp_path / "values.json"
    file.write_text("[1,true]")
    assert run("path", "encode", str(file)).stdout == path("encode", "[1,true]").stdout
    assert run("path", "encode", "-", stdin=b"[1,true]").stdout == path("encode", "[1,true]").stdout


def test_a_path_of_ten_thousand_elements_is_encoded_and_decoded():
    values = json.dumps(list(range(10_000)))
    encoded = path("encode", values)
    decoded = json.loads(path("decode", encoded.stdout).stdout)
    assert [item["value"] for item in decoded] == list(range(10_000))
