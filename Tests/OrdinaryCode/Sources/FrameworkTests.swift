import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct FrameworkTests {
  @Test func `code that uses Apple's other modules runs`() throws {
    let stage = Stage { FrameworkScreen() }
    #expect(stage.nodes.flatMap(\.labels).contains("json"))
    for label in ["Copy", "Settings"] { try stage.tap(label) }
    #expect(UIPasteboard.general.string == "copied")
    try stage.tap("Paris")
    #expect(stage.texts == ["877 km"])
  }

  @Test func `colors of other modules keep their names`() {
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    #expect(Color(.systemRed).description == "systemRed")
    #expect(Color(.brand).description == "brand")
    #expect(Color(.red) == Color(uiColor: .red))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0, 1, 1, 0.5])
  }

  @Test func `types of files know which types they conform to`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType("com.example.nothing") == nil)
  }
}
