import Foundation
import NavigationUI
import SceneStage
import Testing

/// The modifiers of text, as pages get them.
@MainActor
@Suite struct TextLookTests {
  @Test func `a role of texts is a word, and a changed font its properties`() throws {
    #expect(try look(of: Text("a").font(.headline)) == #"[{"font":"headline"}]"#)
    #expect(
      try look(of: Text("a").font(.system(size: 13, weight: .semibold, design: .rounded)))
        == #"[{"font":{"size":13,"weight":"semibold","design":"rounded"}}]"#)
    #expect(
      try look(of: Text("a").font(.title2.italic().monospacedDigit().leading(.tight)))
        == #"[{"font":{"style":"title2","italic":true,"digits":true,"leading":"tight"}}]"#)
    #expect(
      try look(of: Text("a").font(.custom("Georgia", size: 20)))
        == #"[{"font":{"size":20,"name":"Georgia"}}]"#)
    #expect(try look(of: Text("a").font(nil)) == "")
  }

  @Test func `a text's own modifiers and those of views have the same effect`() throws {
    let own = try look(of: Text("a").bold().italic().foregroundStyle(.red).kerning(2))
    let around = try look(of: Group { Text("a") }.bold().italic().foregroundStyle(.red).kerning(2))
    #expect(own == #"[{"bold":true},{"italic":true},{"foreground":"red"},{"kerning":2}]"#)
    #expect(own == around)
  }

  @Test func `lines have a limit, an alignment and a truncation`() throws {
    #expect(
      try look(
        of: Text("a").lineLimit(2).multilineTextAlignment(.trailing).truncationMode(.middle))
        == #"[{"lines":2},{"textAlign":"trailing"},{"truncate":"middle"}]"#)
    #expect(try look(of: Text("a").lineLimit(nil)) == #"[{"lines":"inf"}]"#)
    #expect(try look(of: Text("a").lineLimit(3, reservesSpace: true)) == #"[{"lines":[3,3]}]"#)
    #expect(try look(of: Text("a").lineLimit(2...)) == #"[{"lines":[2,"inf"]}]"#)
    #expect(try look(of: Text("a").lineLimit(-4)) == #"[{"lines":1}]"#)
  }

  @Test func `lines under and through text have patterns and colors`() throws {
    #expect(try look(of: Text("a").underline()) == #"[{"underline":true}]"#)
    #expect(
      try look(of: Text("a").strikethrough(true, pattern: .dash, color: .red))
        == #"[{"strikethrough":{"paint":"red","pattern":"dash"}}]"#)
    #expect(try look(of: Text("a").textCase(.uppercase)) == #"[{"case":"upper"}]"#)
  }

  @Test func `attributes of strings are runs of a text`() throws {
    var words = AttributedString("Read ")
    var more = AttributedString("this")
    more.font = .headline
    more.foregroundColor = .red
    more.backgroundColor = .yellow
    more.underlineStyle = .single
    more.link = URL(string: "https://example.com")
    words.append(more)
    #expect(
      try look(of: Text(words))
        == #"[{"runs":[[5,[]],[4,[{"link":"https://example.com"},{"font":"headline"},"#
        + #"{"foreground":"red"},{"background":{"paint":"yellow"}},{"underline":true}]]]}]"#)
    let inside = try look(of: Text("Now: \(more)"))
    #expect(inside.contains(#"{"foreground":"red"}"#))
  }

  @Test func `a stack's font applies to the screens pushed on it`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack { NavigationLink("Next") { Text("Inside") } }
        .font(.title).foregroundStyle(.indigo)
    }
    try scene.tap("Next")
    #expect(scene.screenLook == #"[{"foreground":"indigo"},{"font":"title"}]"#)
    #expect(scene.looks == [""])
  }

  @Test func `the size of texts stays within its limits, and views inside read it`() throws {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    let scene = try scene(on: "iphone-16") {
      Size().dynamicTypeSize(.xLarge ... .accessibility1)
    }
    #expect(scene.body.map(\.label) == ["xLarge"])
    #expect(scene.looks == [#"[{"typeSize":"xLarge"}]"#])
  }

  @Test func `an accessibility label does not change the text on the screen`() throws {
    #expect(
      try look(of: Text("★★★").accessibilityLabel("3 stars"))
        == #"[{"text":"★★★"},{"ax":{"label":"3 stars"}}]"#)
  }
}
