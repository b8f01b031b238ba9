import NavigationUI
import SceneStage
import Testing

/// Values of the environment that are looks: drawn as by their modifiers, and read inside.
@MainActor
@Suite struct EnvironmentLookTests {
  @Test func `values of the environment have the effect of their modifiers`() throws {
    let set = try scene {
      Text("a").environment(\.font, .title).environment(\.lineLimit, 2)
        .environment(\.multilineTextAlignment, .center).environment(\.truncationMode, .head)
        .environment(\.textCase, .uppercase).environment(\.lineSpacing, 4)
        .environment(\.minimumScaleFactor, 0.5).environment(\.imageScale, .large)
        .environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xLarge)
        .environment(\.redactionReasons, .placeholder)
    }
    let modified = try scene {
      Text("a").font(.title).lineLimit(2).multilineTextAlignment(.center).truncationMode(.head)
        .textCase(.uppercase).lineSpacing(4).minimumScaleFactor(0.5).imageScale(.large)
        .colorScheme(.dark).dynamicTypeSize(.xLarge).redacted(reason: .placeholder)
    }
    #expect(set.looks == modified.looks)
    #expect(set.looks.first?.contains(#"{"font":"title"},{"lines":2}"#) == true)
    let turned = try scene { Text("a").environment(\.layoutDirection, .rightToLeft) }
    #expect(turned.looks == [#"[{"direction":"rtl"}]"#])
  }

  @Test func `a view inside reads the value and draws what it makes of it`() throws {
    struct Reader: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var limit
      @Environment(\.headerProminence) private var prominence
      var body: some View {
        Text("\(limit ?? 0), \(font == .title), \(prominence == .increased)")
      }
    }
    let scene = try scene {
      Reader().environment(\.lineLimit, 7).environment(\.font, .title)
        .environment(\.headerProminence, .increased)
    }
    #expect(scene.body.first?.label == "7, true, true")
  }

  @Test func `the chevrons of the links in a view are shown and hidden, by the innermost choice`()
    throws
  {
    struct Shelf: View {
      @Environment(\.navigationLinkIndicatorVisibility) private var indicator
      var body: some View {
        List {
          NavigationLink("Usual", value: 1).navigationLinkIndicatorVisibility(.automatic)
          NavigationLink("Hidden \(indicator == .hidden)", value: 2)
          NavigationLink {
            Text("Inside")
          } label: {
            Text("Shown")
          }
          .environment(\.navigationLinkIndicatorVisibility, .visible)
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
            .pickerStyle(.navigationLink)
        }
      }
    }
    let scene = try scene(on: "iphone-16") {
      NavigationStack { Shelf().navigationLinkIndicatorVisibility(.hidden) }
    }
    let rows = try #require(scene.body.first?.children)
    #expect(rows.map(\.label) == ["Usual", "Hidden true", "Shown", "Size, Small"])
    let signs = rows.map { $0.look.contains(#"{"chevron":true}"#) ? "shown" : $0.look }
    #expect(signs[0] == "" && signs[1] == #"[{"chevron":false}]"# && signs[2] == "shown")
    #expect(signs[3].contains(#"{"chevron":false}"#))
  }

  @Test func `a value changed in place is drawn too, and reaches pushed screens`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack { NavigationLink("Next") { Text("Inside") } }
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 2 }
    }
    try scene.tap("Next")
    #expect(scene.screen?.style?.text == #"[{"lines":3}]"#)
    #expect(scene.looks == [""])
  }

  @Test func `an author's style of shapes is resolved for light and for dark`() throws {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.indigo.opacity(0.5)
      }
    }
    struct Plain: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.mint }
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: dark) == Color.Resolved(red: 1, green: 69 / 255, blue: 58 / 255))
    let faded = Color.secondary.opacity(0.5).resolve(in: EnvironmentValues())
    #expect(faded.opacity == 0.3 && faded.red == 60 / 255)
    #expect(
      Color(red: 0.5, green: 0, blue: 1).resolve(in: dark)
        == Color.Resolved(red: 0.5, green: 0, blue: 1))
    let ink = try scene { Text("a").foregroundStyle(Ink()) }
    #expect(
      ink.looks == [
        #"[{"foreground":{"light":{"paint":"indigo","opacity":0.5},"dark":"white"}}]"#
      ])
    #expect(try scene { Text("a").foregroundStyle(Plain()) }.looks == [#"[{"foreground":"mint"}]"#])
  }
}
