import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Headline: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Teller: View {
  @State private var extra = 0

  var body: some View {
    HStack {
      Text("a").preference(key: Names.self, value: ["a"])
      Text("b")
      ForEach(0..<extra, id: \.self) { Text("\($0)").preference(key: Names.self, value: ["\($0)"]) }
      Text("c").preference(key: Names.self, value: ["c"])
      Button("More") { extra += 1 }
    }
  }
}

@MainActor
@Suite struct PreferenceTests {
  private let diary = Diary()

  private func note(_ names: [String]) { diary.note(names.joined(separator: " ")) }

  @Test func `siblings' preferences are combined in order, and reported when they change`() throws {
    let stage = Stage { VStack { Teller() }.onPreferenceChange(Names.self) { note($0) } }
    #expect(diary.lines == ["a c"])
    try stage.tap("More")
    #expect(diary.lines == ["a c", "a 0 c"])
    _ = try stage.scene.tap(.label("More"), text: nil)
    #expect(diary.lines.last == "a 0 1 c")
  }

  @Test func `anchors reach the view above them, and measure nothing`() {
    let stage = Stage {
      HStack {
        Text("a").anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
        Text("b").transformAnchorPreference(key: Bounds.self, value: .bounds) { $0["b"] = $1 }
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          ForEach(bounds.keys.sorted(), id: \.self) { name in
            Text("\(name) is \(bounds[name].map { proxy[$0].width } ?? 1, specifier: "%.0f") wide")
          }
        }
      }
    }
    #expect(stage.texts == ["a", "b", "a is 0 wide", "b is 0 wide"])
  }

  @Test func `an unchanged preference is not reported again`() throws {
    struct Screen: View {
      let note: ([String]) -> Void
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .preference(key: Names.self, value: ["same"])
          .onPreferenceChange(Names.self, perform: note)
      }
    }
    let stage = Stage { Screen { note($0) } }
    try stage.tap("Count 0")
    #expect(diary.lines == ["same"])
  }

  @Test func `an outer preference replaces those inside`() {
    _ = Stage {
      Teller().preference(key: Names.self, value: ["x"]).onPreferenceChange(Names.self) { note($0) }
    }
    #expect(diary.lines == ["x"])
  }

  @Test func `a preference is transformed on its way`() {
    _ = Stage {
      Teller().transformPreference(Names.self) { $0.append("z") }
        .onPreferenceChange(Names.self) { note($0) }
    }
    #expect(diary.lines == ["a c z"])
  }

  @Test func `a preference can be kept as state`() throws {
    struct Screen: View {
      @State private var headline: String?
      @State private var isOther = false
      var body: some View {
        VStack {
          Text(headline ?? "None")
          Toggle("Other", isOn: $isOther)
            .preference(key: Headline.self, value: isOther ? "Other" : "First")
        }
        .onPreferenceChange(Headline.self) { headline = $0 }
      }
    }
    let stage = Stage { Screen() }
    #expect(stage.texts.first == "First")
    try stage.tap("Other")
    #expect(stage.texts.first == "Other")
    #expect(stage.scene.rendering.problems.isEmpty)
  }

  @Test func `layers read the preferences below them`() {
    let stage = Stage {
      VStack {
        Teller().overlayPreferenceValue(Names.self) { Text("over \($0.count)") }
        Text("plain").backgroundPreferenceValue(Names.self) { Text("behind \($0.count)") }
      }
    }
    #expect(stage.texts.contains("over 2"))
    #expect(stage.texts.suffix(2) == ["behind 0", "plain"])
  }

  @Test func `one key is not taken for another`() {
    _ = Stage {
      Text("x").preference(key: Headline.self, value: "h")
        .onPreferenceChange(Names.self) { note($0) }
        .onPreferenceChange(Headline.self) { diary.note($0 ?? "") }
    }
    #expect(diary.lines == ["h"])
  }
}

extension FocusedValues {
  @Entry fileprivate var document: String?
}

extension Transaction {
  @Entry fileprivate var isQuiet = false
}

/// Modifiers that are accepted and have no effect.
private struct Focused: View {
  @FocusedValue(\.document) private var document
  @FocusState private var isNameFocused: Bool
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .focused($isNameFocused)
      .focusedValue(\.document, name)
      .focusedSceneValue(\.document, name)
    Button("Quiet") { withTransaction(\.isQuiet, true) { name = document ?? "nobody" } }
  }
}

@MainActor
@Suite struct FocusTests {
  @Test func `values of the focused view are accepted, and no one has any`() throws {
    let stage = Stage { Focused() }
    try stage.tap("Quiet")
    #expect(stage.first(.textField)?.value == .text("nobody"))
  }

  @Test func `a transaction has values of its own`() {
    var transaction = Transaction()
    #expect(!transaction.isQuiet)
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
  }
}
