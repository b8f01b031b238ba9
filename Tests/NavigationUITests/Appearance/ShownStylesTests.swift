import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

/// The table of styles as clients have it.
@MainActor
@Suite struct ShownStylesTests {
  private final class Room: ObservableObject {
    @Published var spacing = 0.0
  }

  private struct Screen: View {
    @ObservedObject var room: Room

    var body: some View {
      HStack(spacing: room.spacing) {
        Text("a")
        Text("b")
      }
    }
  }

  @Test func `a style that is shown again is not sent again`() throws {
    let room = Room()
    let scene = try scene(on: "iphone-16") { NavigationStack { Screen(room: room) } }
    let first = try #require(scene.body.first?.style?.number)
    scene.turn { room.spacing = 5 }
    #expect(scene.body.first?.style?.number != first)
    let table = scene.styles
    scene.turn { room.spacing = 0 }
    #expect(scene.body.first?.style?.number == first)
    #expect(scene.styles == table)
  }

  @Test func `a look that changes forever does not fill the table`() throws {
    let room = Room()
    let scene = try scene(on: "iphone-16") { NavigationStack { Screen(room: room) } }
    for step in 1...2_000 { scene.turn { room.spacing = Double(step) } }
    #expect(scene.styles.count < 100)
    #expect(scene.body.first?.look == #"[{"stack":{"spacing":2000}}]"#)
  }

  @Test(arguments: [
    (Double.nan, "0"), (.infinity, #""inf""#), (-.infinity, #""-inf""#), (0.1234567, "0.123"),
    (1e300, "1e+300"), (-0.0, "0"), (12, "12"),
  ])
  func `a number is readable for every JSON parser`(number: Double, text: String) {
    var writer = JSONWriter()
    StyleValue.number(number).write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }
}
