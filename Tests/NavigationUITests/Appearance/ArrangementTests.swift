import NavigationUI
import SceneModel
import SceneStage
import Testing

/// Nodes among views that are only drawn. The tree for scripts contains only what scripts can name.
@MainActor
@Suite struct ArrangementTests {
  private func body<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> (nodes: [ViewNode], scene: SceneRuntime) {
    let scene = try scene(on: "iphone-16") { NavigationStack { VStack(content: content) } }
    return (scene.body, scene)
  }

  @Test func `a spacer is drawn between two texts, and is no node`() throws {
    let (nodes, scene) = try body {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(nodes.map(\.kind) == [.stack])
    #expect(nodes[0].children.map(\.label) == ["a", "b"])
    let spacer = try #require(scene.styles.first { $0.value == #"[{"spacer":true}]"# })
    #expect(nodes[0].look == #"[{"stack":{"items":[0,-\#(spacer.key),1]}}]"#)
  }

  @Test func `a stack of one node and a spacer is that node for scripts`() throws {
    let (nodes, scene) = try body {
      HStack {
        Text("a")
        Spacer(minLength: 20)
      }
    }
    #expect(nodes == [ViewNode(.text, label: "a")])
    let look = try #require(scene.screen?.style?.text)
    let spacer = try #require(scene.styles.first { $0.value == #"[{"spacer":20}]"# })
    let row = try #require(scene.styles.first { $0.value == #"[{"stack":{"axis":"h"}}]"# })
    #expect(look == #"[{"items":[{"style":\#(row.key),"items":[0,-\#(spacer.key)]}]}]"#)
  }

  @Test func `a row's label has the texts from anywhere in the row`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        List {
          HStack {
            Text("a")
            Spacer()
          }
          Text("b")
        }
      }
    }
    let rows = try #require(scene.body.first?.children)
    #expect(rows.map(\.kind) == [.row, .row])
    #expect(rows.map(\.label) == ["a", "b"])
    #expect(rows.flatMap(\.children).isEmpty)
    #expect(rows[0].look.contains(#"{"label":true}"#))
    #expect(rows[1].look.isEmpty)
  }

  @Test func `equal looks have one entry, which a list's rows share`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        List(0..<50) { number in
          HStack(spacing: 3) {
            Text("\(number)")
            Spacer()
            Text("x")
          }
        }
      }
    }
    #expect(scene.styles.count == 2)
    let stacks = try #require(scene.body.first?.children).flatMap(\.children)
    #expect(Set(stacks.map(\.style)).count == 1)
  }

  @Test func `a grid's look has its columns, and its children stay beside each other`() throws {
    let (nodes, _) = try body {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(.infinity))]) {
        Text("a")
        Text("b")
      }
    }
    #expect(nodes.map(\.kind) == [.stack])
    #expect(
      nodes[0].look
        == #"[{"grid":{"axis":"v","tracks":[{"adaptive":[80,"inf"]},{"fixed":"inf"}]}}]"#)
  }

  @Test func `a section knows the number of its children in the footer`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        List {
          Section {
            Text("row")
          } footer: {
            Text("one")
            Text("two")
          }
        }
      }
    }
    let section = try #require(scene.body.first?.children.first)
    #expect(section.children.map(\.label) == ["row", "one", "two"])
    #expect(section.look == #"[{"section":{"footer":2}}]"#)
  }

  @Test func `Markdown in a literal becomes runs, and its plain text is the label`() throws {
    let (nodes, _) = try body { Text("a **b** and [c](https://d.example)") }
    #expect(nodes[0].label == "a b and c")
    #expect(
      nodes[0].look
        == #"[{"runs":[[2,[]],[1,[{"bold":true}]],[5,[]],[1,[{"link":"https://d.example"}]]]}]"#)
  }

  @Test func `joined texts and interpolated ones keep their parts`() throws {
    let star = Image(systemName: "star")
    let (nodes, _) = try body {
      Text("a") + Text(verbatim: "**b**") + Text("_c_")
      Text("\(star) \(Text("**d**"))")
    }
    #expect(nodes[0].children.map(\.label) == ["a**b**c", " d"])
    #expect(
      nodes[0].children[0].look == #"[{"runs":[[1,[]],[5,[]],[1,[{"italic":true}]]]}]"#)
    #expect(
      nodes[0].children[1].look
        == #"[{"runs":[[0,[{"image":{"symbol":"star"}}]],[1,[]],[1,[{"bold":true}]]]}]"#)
  }

  @Test(arguments: [
    ("^[1 trip](inflect: true)", "1 trip"), ("^[3 trip](inflect: true)", "3 trips"),
    ("^[2 box](inflect: true)", "2 boxes"), ("^[2 city](inflect: true)", "2 cities"),
    ("^[0 person](inflect: true)", "0 people"), ("^[2 blue bird](inflect: true)", "2 blue birds"),
    ("^[trip](inflect: true)", "trip"), ("^[2 boss](inflect: true)", "2 bosses"),
  ])
  func `words agree with their number`(written: String, shown: String) throws {
    let (nodes, _) = try body { Text(LocalizedStringKey(written)) }
    #expect(nodes[0].label?.string == shown)
  }
}
