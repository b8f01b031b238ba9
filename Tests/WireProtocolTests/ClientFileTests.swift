import Testing

@testable import WireProtocol

struct ClientFileTests {
  @Test(arguments: [
    ("push", "push", "push"), ("popToRoot", "popToRoot", "pop_to_root"),
    ("openURL", "openURL", "open_url"), ("scene.open", "sceneOpen", "scene_open"),
    ("import", "import", "import_"),
  ])
  func `names are spelled as in each language`(name: String, script: String, python: String) {
    #expect(ClientNames.javaScript(.init(name)) == script)
    #expect(ClientNames.python(.init(name)) == python)
  }

  @Test(arguments: ClientFile.allCases)
  func `the catalogue is in the marked place, and nothing else is changed`(file: ClientFile) {
    let core = "before\n  # <catalogue>\n  stand-in\n  # </catalogue>\nbehind\n"
    let text = file.completed(core: core) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("before"))
    #expect(lines.suffix(2) == ["behind", ""])
    #expect(!text.contains("stand-in") && !text.contains("catalogue>"))
    #expect(text.contains("push(") && !lines.contains { $0.last == " " })
  }

  @Test func `a file without a marked place is refused`() {
    #expect(ClientFile.python.completed(core: "text\n") == nil)
    #expect(ClientFile.python.completed(core: "# </catalogue>\n# <catalogue>\n") == nil)
  }

  @Test func `a client in modules becomes one file, with each module once and before its use`() {
    let modules = [
      "/clients/client.js": """
      // A client.

      import { one } from "./one.js";
      import {
        two,
      } from "../shared/two.js";

      /** @import { Type } from "./client.d.ts" */

      export {
        one,
      } from "./one.js";

      export const sum = one + two;

      """,
      "/clients/one.js": """
      import { two } from "../shared/two.js";

      /** @import { Type } from "./client.d.ts" */

      /** The first. */
      export const one = two - 1;

      """,
      "/shared/two.js": "const half = 1;\nexport const two = 2 * half;\n",
    ]
    let text = JoinedModules.text(of: "/clients/client.js") { modules[$0] }
    #expect(
      text == """
        // A client.

        const half = 1;
        const two = 2 * half;

        /** The first. */
        const one = two - 1;

        /** @import { Type } from "./client.d.ts" */

        export {
          one,
        };

        export const sum = one + two;

        """)
  }

  @Test func `a client without one of its modules is none`() {
    let text = ClientFile.javaScript.text { path in
      path == "/clients/client.js" ? "import { a } from \"./a.js\";\n" : nil
    }
    #expect(text == nil && ClientFile.python.text { _ in nil } == nil)
  }

  @Test func `long texts are wrapped between words`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("extraordinary a".wrapped(to: 3) == ["extraordinary", "a"])
  }
}
