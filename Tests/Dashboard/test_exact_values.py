"""Numbers in custom values keep every digit on their way through the page."""

import json

from playwright.sync_api import expect

from dashboard_pages import expect_path, push
from dashboard_server import Script

DIGITS = (
    '{"id":9007199254740993,"top":18446744073709551615,"low":-9223372036854775808,'
    '"one":1.0,"whole":1,"zero":-0,"far":1e400,"tenth":0.1}'
)


def push_raw(script, value):
    """Pushes a value as spelled here: Python's own JSON would spell it differently."""
    request = f'{{"jsonrpc":"2.0","id":"raw","method":"push","params":{{"value":{value}}}}}'
    script.socket.send(request)
    while '"id":"raw"' not in (answer := script.socket.recv()):
        pass
    assert "error" not in json.loads(answer), answer


def spelled(script):
    """The path as the server spells it."""
    script.socket.send('{"jsonrpc":"2.0","id":"look","method":"state.get"}')
    while '"id":"look"' not in (answer := script.socket.recv()):
        pass
    return answer.split('"path":', 1)[1].split(',"codable"', 1)[0]


def test_a_value_is_shown_as_it_is_spelled(open_page, script):
    push_raw(script, f'{{"type":"Order","value":{DIGITS}}}')
    page = open_page()
    fields = page.locator(".card[data-place='0'] .face-fields dd")
    texts = [line.split(":")[1] for line in DIGITS.strip("{}").split(",")]
    expect(fields).to_have_text(texts)
    expect(page.locator(".log-row .chip-text").first).to_contain_text("id: 9007199254740993")
    push_raw(script, '{"type":"Order","value":{"id":9007199254740992}}')
    chips = page.locator("path-bar .chip .chip-text")
    expect(chips.last).to_have_text("id: 9007199254740992")
    expect(chips.first).to_contain_text("id: 9007199254740993")


def test_a_typed_value_reaches_the_server_with_its_digits(open_page, server, session):
    script = Script(server, session)
    page = open_page()
    page.evaluate(
        """async (digits) => {
          const { parseField } = await import("/model/values/field-value.js");
          const detail = { verb: "push", params: parseField("Order", digits) };
          document.body.dispatchEvent(new CustomEvent("nav-intent", { bubbles: true, detail }));
        }""",
        DIGITS,
    )
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert f'"value":{DIGITS}' in spelled(script)
    # A repeated value is found again: the page requests exactly that value.
    push(page, "Int", "9007199254740993")
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("9007199254740993")
    page.evaluate(
        """async (session) => {
          const { parseExactly } = await import("/protocol/exact-json.js");
          const answer = await fetch(`/state/${session}`);
          const { type, value } = parseExactly(await answer.text()).detail.path[0];
          const detail = { verb: "popTo", params: { value: { type, value } } };
          document.body.dispatchEvent(new CustomEvent("nav-intent", { bubbles: true, detail }));
        }""",
        session,
    )
    expect(page.locator("path-bar .chip")).to_have_count(1)
    script.socket.close()


def test_the_push_form_keeps_the_digits_of_a_draft(open_page, script):
    page = open_page()
    page.get_by_label("Other types").select_option(label="Decimal")
    page.get_by_label("Value", exact=True).fill("0.12345678901234567890123456789012345")
    expect(page.locator(".preview code")).to_contain_text("0.12345678901234567890123456789012345")
    page.get_by_role("button", name="Push", exact=True).first.click()
    expect_path(page, "0.12345678901234567890123456789012345")
