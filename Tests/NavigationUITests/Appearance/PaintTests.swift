import NavigationUI
import SceneStage
import Testing

/// Colors and other paints, as pages get them.
@MainActor
@Suite struct PaintTests {
  private func paint<S: ShapeStyle>(_ style: S) throws -> String {
    let look = try look(of: Text("a").foregroundStyle(style))
    return String(look.dropFirst(#"[{"foreground":"#.count).dropLast(2))
  }

  @Test func `colors are names or components, which are clamped`() throws {
    #expect(try paint(.red) == #""red""#)
    #expect(try paint(Color.accentColor) == #""accent""#)
    #expect(try paint(Color(red: 1, green: 0.5, blue: 0)) == ##""#ff8000""##)
    #expect(try paint(Color(white: 0.2, opacity: 0.5)) == ##""#33333380""##)
    #expect(try paint(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == ##""#00ff00""##)
    #expect(try paint(Color(.sRGBLinear, red: 0.5, green: 0, blue: 0)) == ##""#bc0000""##)
    #expect(try paint(Color(red: -3, green: .nan, blue: .infinity)) == ##""#0000ff""##)
    #expect(try paint(Color("Brand")) == #"{"named":"Brand"}"#)
    #expect(try paint(Color.blue.opacity(0.5)) == #"{"paint":"blue","opacity":0.5}"#)
    #expect(try paint(Color.red.mix(with: .blue, by: 0.25)) == #"{"mix":["red","blue",0.25]}"#)
    #expect(try paint(Color.red.gradient) == #"{"gradient":"red"}"#)
  }

  @Test func `UIKit's colors keep their names, and its red is not SwiftUI's`() throws {
    #expect(try paint(Color(.systemRed)) == #""red""#)
    #expect(try paint(Color(UIColor.systemGray6)) == #""systemGray6""#)
    #expect(try paint(Color(UIColor.red)) == ##""#ff0000""##)
    #expect(try paint(Color(UIColor(Color.red))) == #""red""#)
    #expect(
      try paint(Color(UIColor.systemBlue.withAlphaComponent(0.5)))
        == #"{"paint":"blue","opacity":0.5}"#)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try paint(Color(dynamic)) == ##"{"light":"#000000","dark":"#ffffff"}"##)
  }

  @Test func `levels, roles and materials are words`() throws {
    #expect(try paint(.secondary) == #""secondary""#)
    #expect(try paint(.tint) == #""tint""#)
    #expect(try paint(.ultraThinMaterial) == #"{"material":"ultraThin"}"#)
    #expect(try paint(AnyShapeStyle(.tint.opacity(0.2))) == #"{"paint":"tint","opacity":0.2}"#)
    #expect(
      try look(of: Text("a").foregroundStyle(.red, .blue, .green))
        == #"[{"foreground":["red","blue","green"]}]"#)
  }

  @Test func `gradients have their colors and positions`() throws {
    #expect(
      try paint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == #"{"linear":[["red",0],["blue",1]],"from":[0.5,0],"to":[0.5,1]}"#)
    #expect(
      try paint(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
        == #"{"radial":[["red",0]],"center":[0.5,0.5],"radii":[0,9]}"#)
    #expect(
      try paint(AngularGradient(colors: [.red], center: .center, angle: .degrees(90)))
        == #"{"angular":[["red",0]],"center":[0.5,0.5],"angles":[90,450]}"#)
    let many = Gradient(colors: Array(repeating: .red, count: 10_000))
    #expect(try paint(many).utf8.count < 10_000)
  }

  @Test func `equal colors are the same, however they were made`() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 0, green: 1, blue: 0))
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Font.title.bold() == Font.title.weight(.bold))
    #expect(Font.title != Font.title2)
  }

  @Test func `a color is a view that is only drawn`() throws {
    let scene = try scene(on: "iphone-16") {
      ZStack {
        Color.red
        Text("a")
      }
    }
    #expect(scene.body.map(\.label) == ["a"])
    #expect(scene.styles.values.contains(#"[{"fill":"red"}]"#))
  }
}
