import NavigationUI
import SceneModel
import SceneStage
import Testing

private struct Checkbox: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
        if !isEnabled { Text("off limits") }
      }
    }
  }
}

private struct Dot: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isOn ? 1 : 0.5)
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      Toggle(configuration)
    }
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

private struct Reddish: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).foregroundStyle(.red)
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
    .background(Color.yellow)
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      if configuration.currentValueLabel == nil { Text("no words for the value") }
    }
  }
}

private struct Needle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      configuration.label
      Text("\(configuration.value)")
      configuration.maximumValueLabel
    }
  }
}

private struct Below: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

private struct Drawer: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "Close" : "Open") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "magnifyingglass")
      configuration
    }
  }
}

private struct Switching<Content: View>: View {
  @State private var isOn = false
  let content: (Binding<Bool>) -> Content

  var body: some View {
    content($isOn)
    Text(isOn ? "It is on" : "It is off")
  }
}

/// Authors' own styles, whose bodies are shown.
@MainActor
@Suite struct AuthoredStyleTests {
  @Test func `a toggle is the button that its style makes of it`() throws {
    let scene = try scene { Switching { Toggle("Wifi", isOn: $0).toggleStyle(Checkbox()) } }
    #expect(scene.words == ["Wifi", "It is off"])
    let button = try #require(scene.body.first)
    #expect(button.kind == .button)
    #expect(button.symbols.first == "square")
    try scene.tap("Wifi")
    #expect(scene.words == ["Wifi", "It is on"])
    #expect(scene.body.first?.symbols.first == "checkmark.square")
  }

  @Test func `a style reads the environment of its control`() throws {
    let scene = try scene {
      Switching { Toggle("Wifi", isOn: $0).disabled(true) }.toggleStyle(Checkbox())
    }
    #expect(scene.words == ["Wifi, off limits", "It is off"])
  }

  @Test func `a toggle whose style contains no control stays a toggle`() throws {
    let scene = try scene { Switching { Toggle("Wifi", isOn: $0).toggleStyle(Dot()) } }
    #expect(scene.body.first?.kind == .toggle)
    #expect(scene.body.first?.look.contains(#"{"toggle":"custom"}"#) == true)
    try scene.tap("Wifi")
    #expect(scene.words == ["Wifi", "It is on"])
  }

  @Test func `a control that a style makes again has the style from around it`() throws {
    let checked = try scene {
      Switching { Toggle("Wifi", isOn: $0).toggleStyle(Framed()).toggleStyle(Checkbox()) }
    }
    #expect(checked.words == ["framed, Wifi", "It is off"])
    try checked.tap("Wifi")
    #expect(checked.words.last == "It is on")
    let plain = try scene { Switching { Toggle("Wifi", isOn: $0).toggleStyle(Framed()) } }
    #expect(plain.body.first?.children.last?.kind == .toggle)
  }

  @Test func `labels, boxes, labelled content and fields are made by their styles`() throws {
    let label = try scene { Label("Rain", systemImage: "cloud.rain").labelStyle(Upright()) }
    #expect(label.body.first?.kind == .stack)
    #expect(label.body.first?.children.map(\.kind) == [.image, .text])
    #expect(label.looks.last == #"[{"font":"caption"}]"#)
    let again = try scene { Label("Rain", systemImage: "cloud.rain").labelStyle(Reddish()) }
    #expect(again.looks == [#"[{"label":"titleAndIcon"},{"foreground":"red"}]"#])
    let box = try scene { GroupBox("Today") { Text("Sun") }.groupBoxStyle(Card()) }
    #expect(box.words == ["Today, Sun"])
    #expect(box.body.first?.look.contains(#"{"background""#) == true)
    let content = try scene { LabeledContent("Version", value: "3").labeledContentStyle(Below()) }
    #expect(content.body.first?.axis == .vertical)
    let field = try scene { TextField("Name", text: .constant("Ada")).textFieldStyle(Boxed()) }
    #expect(field.body.first?.children.map(\.kind) == [.image, .textField])
  }

  @Test func `progress and gauges give styles their value and their labels`() throws {
    let progress = try scene {
      ProgressView("Loading", value: 3, total: 4).progressViewStyle(Percent())
    }
    #expect(progress.words == ["Loading, 75 of 100, no words for the value"])
    let gauge = try scene {
      Gauge(value: 30, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30°")
      } minimumValueLabel: {
        Text("20°")
      } maximumValueLabel: {
        Text("40°")
      }
      .gaugeStyle(Needle())
    }
    #expect(gauge.words == ["20°, Heat, 0.500000, 40°"])
  }

  @Test func `a disclosure group opens as its style does it`() throws {
    let scene = try scene {
      DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Drawer())
    }
    #expect(scene.words == ["Open, More"])
    try scene.tap("Open")
    #expect(scene.words == ["Close, More, Inside"])
  }

  @Test func `progress outside its bounds or without a number is shown at the bounds`() throws {
    let scene = try scene {
      ProgressView(value: Double.nan)
      ProgressView(value: 1e300, total: 1)
      ProgressView(value: -5.0)
    }
    #expect(scene.words == ["0 %", "100 %", "0 %"])
  }
}

extension SceneRuntime {
  /// The texts of each node on the screen.
  fileprivate var words: [String] { body.map { [$0].joinedText.string } }
}

extension ViewNode {
  fileprivate var symbols: [String] {
    (systemImage.map { [$0.string] } ?? []) + children.flatMap(\.symbols)
  }
}
