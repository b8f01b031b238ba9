"""The dashboard as the server sends it: few and small files with the same code."""

import re
from collections import Counter
from urllib.request import Request, urlopen

from pygments.lexers import JavascriptLexer
from pygments.token import Comment

from dashboard_pages import expect_learned
from dashboard_server import CHECKOUT, Server

PUBLIC = CHECKOUT / "Public"

# The limit for the first picture, with its styles and drawings, in bytes as sent.
MOST_BYTES = 112_000
# The limit for everything that the browser needs to show the frame of the page before that.
MOST_BYTES_OF_FRAME = 30_000
MOST_REQUESTS = 15


def fetch(url):
    """The bytes as sent."""
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        return answer.read()


def text(server, path):
    with urlopen(server.url + path) as answer:
        return answer.read().decode()


def packed_folder(server):
    return re.search(r"/packed/[0-9a-f]{16}/", text(server, "/"))[0]


def follow(page):
    """Lists the page's requests; those served from the browser's cache are marked."""
    asked = []

    def note(request):
        response = request.response()
        sizes = request.sizes()
        # For a response from its cache, Chromium reports a negative size.
        asked.append((request.url, response.status, sizes["responseBodySize"] < 0))

    page.on("requestfinished", note)
    return asked


def open_first(browser, server, session, context=None):
    context = context or browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    asked = follow(page)
    page.goto(f"{server.url}/?session={session}")
    page.locator("html[data-motion]").wait_for(state="attached")
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    expect_learned(page)
    page.wait_for_load_state("networkidle")
    return context, page, asked


def test_a_first_visit_needs_few_requests_and_a_second_one_only_the_page(browser, server, session):
    context, page, asked = open_first(browser, server, session)
    names = Counter(url.rsplit("/", 1)[1].split("?")[0] for url, *_ in asked)
    assert sum(names.values()) <= MOST_REQUESTS, names
    assert names["main.js"] == names["later.js"] == names["page.css"] == 1, names
    assert all(status == 200 for _, status, _ in asked), asked
    page.close()

    _, page, again = open_first(browser, server, session, context)
    sent = [url for url, _, is_cached in again if not is_cached]
    assert sent == [f"{server.url}/?session={session}"], again
    context.close()


def test_the_files_for_the_first_picture_are_small(server):
    folder = packed_folder(server)
    frame = [
        fetch(server.url + path)
        for path in ["/", *(folder + name for name in ["page.css", "theme.js"])]
    ]
    assert sum(map(len, frame)) <= MOST_BYTES_OF_FRAME
    rest = [fetch(server.url + folder + name) for name in ["main.js", "icons.svg", "symbols.svg"]]
    size = sum(map(len, frame + rest))
    assert size <= MOST_BYTES, size
    named = set(re.findall(r'(?:href|src)="(/[^"#]*)', text(server, "/")))
    names = {"favicon.svg", "page.css", "theme.js", "main.js", "icons.svg"}
    assert named - {"/state/main", "/protocol.json"} == {folder + name for name in names}


def test_every_style_sheet_of_the_folder_is_packed(server):
    folder = packed_folder(server)
    files = "".join(text(server, folder + name) for name in ["main.js", "later.js", "further.js"])
    names = re.findall(folder + r"([a-z]+\.css)", files + text(server, "/"))
    packed = "".join(text(server, folder + name) for name in set(names))
    for file in PUBLIC.rglob("*.css"):
        first = re.sub(r"/\*.*?\*/", "", file.read_text(), flags=re.S).split("{")[0].strip()
        assert re.sub(r"\s*,\s*", ",", first) in re.sub(r"\s*,\s*", ",", packed), file.name


def test_packed_files_are_cached_forever_and_the_page_is_revalidated(server):
    folder = packed_folder(server)
    for path, caching in {
        "/": "no-cache",
        "/dom/dom.js": "no-cache",
        folder + "main.js": "public, max-age=31536000, immutable",
        folder + "icons.svg": "public, max-age=31536000, immutable",
    }.items():
        with urlopen(server.url + path) as answer:
            assert answer.headers["Cache-Control"] == caching, path


def test_the_folder_itself_can_be_served_plain(browser):
    server = Server(0, "--plain-page", "--ephemeral")
    try:
        assert text(server, "/") == (PUBLIC / "index.html").read_text()
        context, _, asked = open_first(browser, server, "plain")
        assert f"{server.url}/panels/register.js" in [url for url, *_ in asked]
        context.close()
    finally:
        server.stop()


IMPORT = re.compile(
    r'^(?:import\s[^"\';]*?\sfrom\s+"[^"]+";|export\s+\{[^}]*\}(?:\s*from\s+"[^"]+")?;)', re.M
)
PACKED_MODULE = re.compile(
    r"^const (\$\d+) = (?:\$once)?\(\(\) => \{\n(.*?)\nreturn \{[^\n]*\};\n\}\)", re.M | re.S
)
PACKED_IMPORT = re.compile(r"^(?:const \{ [^\n]* \} = )?\$\d+(?:\(\))?;\n", re.M)
LAZY = re.compile(
    r'import\("(?:\./[a-z]+\.js"\)\.then\(\(\$all\) => \$all\.\$\d+(?:\(\))?\)|[^"]*"\))'
)


# The style sheets that a file's modules load are packed into one.
SHEET = re.compile(r'"/[^"]*\.css"')


def code(source):
    """The tokens that another JavaScript parser finds, without comments."""
    source = SHEET.sub('"sheet"', LAZY.sub('import("…")', source))
    pairs = JavascriptLexer().get_tokens(source)
    words = (value for kind, value in pairs if kind not in Comment)
    return tuple(value for value in words if value.strip())


def test_each_packed_module_has_the_same_tokens_as_its_file(server):
    plain = {}
    for file in PUBLIC.rglob("*.js"):
        if file.parent.name == "clients":
            continue  # for scripts, and no part of the page
        source = re.sub("^export (?:let )?", "", IMPORT.sub("", file.read_text()), flags=re.M)
        plain[file.relative_to(PUBLIC).as_posix()] = code(source)
    folder = packed_folder(server)
    names = ["theme.js", "main.js", "later.js"]
    names += ["further.js"] * ("./further.js" in text(server, folder + "later.js"))
    packed = [
        code(PACKED_IMPORT.sub("", body).replace(folder, "/"))
        for name in names
        for _, body in PACKED_MODULE.findall(text(server, folder + name))
    ]
    assert [name for name, tokens in plain.items() if tokens not in packed] == []
    assert len(packed) == len(plain) > 100
