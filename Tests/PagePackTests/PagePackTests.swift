import Testing

@testable import PagePack

@Suite struct `Packed pages` {
  private let page = """
    <html><!-- <base> -->
      <link rel="stylesheet" href="/a.css">
      <link rel="stylesheet" href="/in/b.css">
      <link rel="icon" href="/icon.svg">
      <script type="module" src="/main.js"></script>
      <svg><use href="/signs.svg#x"/></svg>
    """

  private var files: [String: String] {
    [
      "/a.css": "/* 1 */\na {\n  color: red;\n}\n", "/in/b.css": "b { background: url(c.png) }",
      "/icon.svg": "<svg/>", "/signs.svg": "<svg><g id=\"x\"/></svg>",
      "/main.js": """
      // The entry point of the page.
      import { one, two as second } from "./in/one.js";
      import { live, wake } from "./live.js";
      export const address = (name) => `/signs.svg#${name}`; // an address
      wake().then(() => live(one + second));
      """,
      "/in/one.js": "export const one = 1;\nexport function two() {\n  return /[/*]/;\n}\n",
      "/live.js": """
      export let live = null;
      export async function wake() {
        ({ live } = await import("./later.js"));
      }
      """,
      "/later.js": "import { one } from \"./in/one.js\";\nexport { two } from \"./in/one.js\";\n"
        + "const shown = one;\nexport { shown as live };",
    ]
  }

  private func pack(_ changes: [String: String] = [:], page: String? = nil) throws -> PagePack? {
    let files = files.merging(changes) { $1 }
    return try PagePack(page: Array((page ?? self.page).utf8)) { path in
      files[path].map { Array($0.utf8) }
    }
  }

  private func file(_ name: String, of pack: PagePack) throws -> String {
    let found = try #require(pack.files.first { $0.key.hasSuffix("/\(name)") })
    return String(decoding: found.value, as: UTF8.self)
  }

  @Test func `a page names one sheet, one module, and pictures, by their content`() throws {
    let pack = try #require(try pack())
    let path = try #require(pack.files.keys.first { $0.hasSuffix("/main.js") })
    let folder = path.dropLast("/main.js".count)
    #expect(folder.count == "/packed/".count + 16)
    #expect(
      String(decoding: pack.page, as: UTF8.self) == """
        <html><!-- <base> -->
          <link rel="stylesheet" href="\(folder)/page.css">
          <link rel="icon" href="\(folder)/icon.svg">
          <script type="module" src="\(path)"></script>
          <svg><use href="\(folder)/signs.svg#x"/></svg>
        """)
    let names = ["main.js", "later.js", "page.css", "icon.svg", "signs.svg"]
    #expect(Set(pack.files.keys) == Set(names.map { "\(folder)/\($0)" }))
    #expect(try file("main.js", of: pack).contains("`\(folder)/signs.svg#${name}`"))
  }

  @Test func `modules keep their scopes, and run once in the order of their imports`() throws {
    let pack = try #require(try pack())
    let main = try file("main.js", of: pack)
    #expect(
      main.split(separator: "\n").prefix(9) == [
        "const $1 = (() => {", "const one=1;", "function two(){", "return /[/*]/;", "}",
        "return { one, two };", "})();", "export let live;", "const $2 = (() => {",
      ])
    #expect(main.contains("const { one, two: second } = $1;\nconst { wake } = $2;\n"))
    #expect(main.contains("({live}=await import(\"./later.js\").then(($all) => $all.$4()));"))
    #expect(main.hasSuffix("export { $1, $2, $3 };\n"))
    let later = try file("later.js", of: pack)
    #expect(later.hasPrefix("import { $1 } from \"./main.js\";\nconst $once ="))
    #expect(later.contains("return { live: shown, two: $1.two };\n});\n"))
  }

  @Test func `the later file does not contain what its modules load on demand`() throws {
    let pack = try #require(
      try pack([
        "/later.js": "const open = () => import(\"./panel.js\");\nexport const two = 2;\n"
          + "export { open as live };",
        "/panel.js": "import { two } from \"./later.js\";\n"
          + "export const sheet = \"/in/panel.css\";\nexport const more = () => import(\"./more.js\");",
        "/more.js": "export const most = 1;", "/in/panel.css": "c {\n  color: red;\n}\n",
      ]))
    let later = try file("later.js", of: pack)
    #expect(later.contains("import(\"./further.js\").then(($all) => $all.$5())"))
    #expect(!later.contains("panel.css"))
    let further = try file("further.js", of: pack)
    #expect(further.hasPrefix("import { $4 } from \"./later.js\";\nconst $once ="))
    #expect(further.contains("import(\"./further.js\").then(($all) => $all.$6())"))
    #expect(further.contains("/further.css\";"))
    #expect(try file("further.css", of: pack) == "c{color:red;}\n")
    #expect(try !file("page.css", of: pack).contains("c{"))
  }

  @Test func `a changed byte anywhere changes the path`() throws {
    let first = try #require(try pack())
    for change in [
      ["/a.css": "a{}"], ["/signs.svg": "<svg/>"],
      ["/later.js": "const shown = 2; export { shown as live };"],
    ] {
      let second = try #require(try pack(change))
      #expect(Set(first.files.keys).isDisjoint(with: second.files.keys))
    }
    #expect(try #require(try pack()).files == first.files)
  }

  @Test func `a font that a sheet names is packed with it, and named by its content`() throws {
    let pack = try #require(
      try pack(["/in/b.css": "b { src: url(\"f.woff2\") }", "/in/f.woff2": "font"]))
    let path = try #require(pack.files.keys.first { $0.hasSuffix("/in/f.woff2") })
    #expect(path.hasPrefix("/packed/"))
    #expect(try file("page.css", of: pack).contains("src:url(\"\(path)\")"))
    let other = try #require(
      try self.pack(["/in/b.css": "b { src: url(\"f.woff2\") }", "/in/f.woff2": "changed"]))
    #expect(other.files[path] == nil)
  }

  @Test(arguments: [
    ("/in/one.js", "export default 1;"), ("/in/one.js", "import * as a from \"../live.js\";"),
    ("/in/one.js", "export * from \"../live.js\";"),
    ("/in/one.js", "import a from \"../live.js\";"),
    ("/in/one.js", "export const one = import.meta.url, two = 2;"),
    ("/in/one.js", "export const one = 1, two = 2;"),
    ("/in/one.js", "export const { one, two } = {};"),
    ("/in/one.js", "export const one = 1; export function two() {} two = one;"),
    ("/in/one.js", "export const one = await 1; export const two = 2;"),
    ("/in/one.js", "import \"../main.js\"; export const one = 1; export const two = 2;"),
    ("/in/one.js", "export const one = 1;"), ("/in/one.js", "import(address);"),
    ("/in/one.js", "import \"elsewhere\";"), ("/in/one.js", "import \"./no.js\";"),
    ("/in/one.js", "import a from \"../a.json\" with { type: \"json\" };"),
    ("/in/one.js", "export const one = () => {} / 2; export const two = 2;"),
    ("/in/one.js", "export const one = live; export const two = 2;"),
    ("/in/one.js", "export const one = $1; export const two = 2;"),
    ("/a.css", "@import \"b.css\";"), ("/a.css", "a {"), ("/a.css", "a { b: \"c\n\" }"),
  ])
  func `a folder with unknown syntax is not packed`(path: String, source: String) {
    #expect(throws: PackRefusal.self) { try pack([path: source]) }
  }

  @Test(arguments: [
    "<base href=\"/x/\">", "<style>a{}</style>", "<script type=\"importmap\">{}</script>",
    "<script type=\"module\">import \"/main.js\"</script>",
    "<link rel=\"stylesheet\" href=\"/no.css\">",
    "<link rel=\"stylesheet\" href=\"/a.css\" media=\"print\">",
    "<script type=\"module\" src=\"//x/y.js\">",
    "<p class=a>",
  ])
  func `a page with unknown syntax is not packed`(tag: String) {
    #expect(throws: PackRefusal.self) { try pack(page: page + tag) }
  }

  @Test func `a page without modules and sheets stays unchanged`() throws {
    #expect(try pack(page: "<title>Mine</title><script src=\"/old.js\"></script>") == nil)
  }
}

@Suite struct `Packed style sheets` {
  private func packed(_ source: String) throws -> String {
    var text = PackedText()
    let files = try StylePack.write(
      Array(source.utf8), at: "/in/a.css", into: &text, isAsset: { _ in false })
    #expect(files.isEmpty)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a > b,\n  c :hover {\n  margin: 1px  2px;\n}\n", "a > b,c :hover{margin:1px 2px;}\n"),
    ("a::before { content: \"/* } */  \\\" x\" }", "a::before{content:\"/* } */  \\\" x\"}\n"),
    ("a { width: calc(1px + 2px) }", "a{width:calc(1px + 2px)}\n"),
    (
      "@media (width > 1px) and (height) { a { b: c } }",
      "@media (width > 1px) and (height){a{b:c}}\n"
    ),
    ("a/**/b { --x: ; }", "a b{--x:;}\n"),
  ])
  func `comments and indentation go, the rest stays`(source: String, expected: String) throws {
    #expect(try packed(source) == expected)
  }

  @Test(arguments: [
    ("url(data:image/svg+xml;/*,//)", "url(data:image/svg+xml;/*,//)"), ("url(#f)", "url(#f)"),
    ("url( \"b.svg#g\" )", "url(\"/in/b.svg#g\")"), ("url(../c.png)", "url(/c.png)"),
    ("url('/d.png')", "url('/d.png')"), ("url(https://x/y)", "url(https://x/y)"),
  ])
  func `addresses mean the same in another folder`(address: String, expected: String) throws {
    #expect(try packed("a{b:\(address)}") == "a{b:\(expected)}\n")
  }
}
