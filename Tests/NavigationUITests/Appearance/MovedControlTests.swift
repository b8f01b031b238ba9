import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

/// Controls that a page sets directly, by the control's name in the look.
@MainActor
@Suite struct MovedControlTests {
  private final class Room: ObservableObject {
    @Published var level = 0.25
    @Published var step = 2
    @Published var tint = Color.blue
  }

  private struct Screen: View {
    @ObservedObject var room: Room

    var body: some View {
      VStack {
        Slider(value: $room.level)
        Slider(
          value: Binding(get: { Double(room.step) }, set: { room.step = Int($0) }), in: 0...10,
          step: 2)
        ColorPicker("Tint", selection: $room.tint)
      }
    }
  }

  /// The controls in looks of that kind, from the top.
  private func controls(_ kind: String, in scene: SceneRuntime) -> [UTF8String] {
    scene.looks.filter { $0.contains("{\"\(kind)\":") }.compactMap { look in
      look.firstMatch(of: /"control":"(k[0-9]+)"/).map { UTF8String(String($0.output.1)) }
    }
  }

  @Test func `a slider accepts a number, between its bounds and on its steps`() throws {
    let room = Room()
    let scene = try scene(on: "iphone-16") { NavigationStack { Screen(room: room) } }
    let sliders = controls("slider", in: scene)
    #expect(sliders.count == 2)
    for (text, level, step) in [
      ("0.55", 0.55, 0), ("7", 1, 8), ("-3", 0, 0), ("nan", 0, 0), ("", 0, 0),
    ] {
      for slider in sliders { _ = try scene.tap(.id(slider), text: text) }
      #expect(room.level == level)
      #expect(room.step == step)
    }
    _ = try scene.tap(.id(sliders[0]), text: nil)
    #expect(room.level == 0)
  }

  @Test func `a slider of small steps is drawn and set in full`() throws {
    let room = Room()
    let scene = try scene(on: "iphone-16") {
      NavigationStack { Small(room: room) }
    }
    let slider = try #require(controls("slider", in: scene).first)
    let look = try #require(scene.looks.first { $0.contains("slider") })
    #expect(look.contains(#""value":0.0004,"min":0,"max":0.0025,"step":0.0001"#))
    _ = try scene.tap(.id(slider), text: "0.00123")
    #expect(room.level == 12 * 0.0001)
    #expect(scene.looks.contains { $0.contains(#""value":\#(room.level),"#) })
    let thirds = try #require(controls("slider", in: scene).last)
    _ = try scene.tap(.id(thirds), text: "0.667")
    #expect(room.level == 1.0 / 3 * 2)
    #expect(scene.looks.contains { $0.contains(#""step":\#(1.0 / 3)"#) })
  }

  private struct Small: View {
    @ObservedObject var room: Room

    var body: some View {
      VStack {
        Slider(value: $room.level, in: 0...0.0025, step: 0.0001)
        Slider(value: $room.level, in: 0...1, step: 1.0 / 3)
      }
      .onAppear { room.level = 0.0004 }
    }
  }

  @Test func `views at a slider's ends are drawn, and not in the tree`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        Slider(value: .constant(0.5)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Low").bold()
        } maximumValueLabel: {
          Text("High")
        }
      }
    }
    let look = scene.looks.first { $0.contains("slider") } ?? ""
    let ends = look.matches(of: /"m(?:in|ax)Label":-([0-9]+)/).compactMap { Int($0.output.1) }
    let drawn = ends.compactMap { scene.styles[$0] }
    #expect(drawn.count == 2)
    #expect(drawn.first?.contains(#"{"text":"Low"}"#) == true)
    #expect(drawn.last == #"[{"text":"High"}]"#)
    let nodes = scene.body.flatMap { $0.withDescendants }
    #expect(nodes.allSatisfy { $0.label != "Low" })
  }

  @Test func `a color well accepts six digits, and nothing else`() throws {
    let room = Room()
    let scene = try scene(on: "iphone-16") { NavigationStack { Screen(room: room) } }
    let well = try #require(controls("color", in: scene).first)
    for text in ["red", "#12345", "#1234567", "#-12345", "#gggggg"] {
      _ = try scene.tap(.id(well), text: text)
      #expect(room.tint == .blue)
    }
    _ = try scene.tap(.id(well), text: "#ff8000")
    #expect(room.tint == Color(red: 1, green: 128 / 255, blue: 0))
    #expect(scene.looks.contains { $0.contains(##""paint":"#ff8000""##) })
  }
}
