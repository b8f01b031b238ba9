import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Starred: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isPressed ? "star.fill" : "star")
      configuration.label.padding()
      Text(isEnabled ? "on" : "off")
    }
    .background(Color.blue)
  }
}

private struct Silent: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.role == .destructive ? "trash" : "circle")
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.onTapGesture { configuration.trigger() }
      Button("Twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
}

private struct Held: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture { configuration.trigger() }
  }
}

private struct Again: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding()
  }
}

private struct Counter<Row: View>: View {
  @State private var count = 0
  let button: (@escaping @MainActor () -> Void) -> Row

  var body: some View {
    VStack {
      button { count += 1 }
      Text("Count \(count)")
    }
  }
}

@MainActor
@Suite struct ButtonStyleTests {
  @Test func `a button's label is what its style draws, and it stays one button`() throws {
    let stage = Stage {
      Counter { Button("Like", action: $0).buttonStyle(Starred()) }
    }
    let button = try #require(stage.first(.button))
    #expect(button.label == "Like, on")
    #expect(button.withDescendants.contains { $0.systemImage == "star" })
    #expect(stage.nodes.filter { $0.kind == .button }.count == 1)
    try stage.tap("Like, on")
    #expect(stage.texts.contains("Count 1"))
    #expect(stage.first(.button)?.id == button.id)
  }

  @Test func `a style reads the environment of its button`() throws {
    let stage = Stage { Button("Like") {}.buttonStyle(Starred()).disabled(true) }
    let button = try #require(stage.first(.button))
    #expect(button.label == "Like, off")
    #expect(button.isDisabled)
  }

  @Test func `a style can leave the label out and read the role`() throws {
    let stage = Stage { Button("Delete", role: .destructive) {}.buttonStyle(Silent()) }
    let button = try #require(stage.first(.button))
    #expect(button.systemImage == "trash")
  }

  @Test func `the nearest style applies, and a system style ends an author's`() {
    let stage = Stage {
      VStack {
        Button("A") {}.buttonStyle(Silent())
        Button("B") {}.buttonStyle(.bordered)
        Button("C") {}
      }
      .buttonStyle(Starred())
    }
    let labels = stage.nodes.filter { $0.kind == .button }.map(\.label)
    #expect(labels == ["circle", "B", "C, on"])
  }

  @Test func `links are drawn with the style of buttons too`() {
    let stage = Stage {
      NavigationStack { NavigationLink("Next") { Text("There") }.buttonStyle(Starred()) }
    }
    #expect(stage.first(.link)?.label == "Next, on")
  }

  @Test func `a primitive style decides what triggers the button`() throws {
    let stage = Stage { Counter { Button("Add", action: $0).buttonStyle(Twice()) } }
    try stage.tap("Twice")
    #expect(stage.texts.contains("Count 2"))
    try stage.tap("Add")
    #expect(stage.texts.contains("Count 3"))
  }

  @Test func `an unsupported gesture leaves a button that a tap triggers`() throws {
    let stage = Stage { Counter { Button("Hold", action: $0).buttonStyle(Held()) } }
    try stage.tap("Hold")
    #expect(stage.texts.contains("Count 1"))
  }

  @Test func `a primitive style can draw the button as the system does`() throws {
    let stage = Stage { Counter { Button("Add", action: $0).buttonStyle(Again()) } }
    #expect(stage.nodes.filter { $0.kind == .button }.count == 1)
    try stage.tap("Add")
    #expect(stage.texts.contains("Count 1"))
  }
}
