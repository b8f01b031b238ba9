import NavigationUI
import SceneStage
import Testing

private struct Tent: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Shapes and outlines, as pages get them.
@MainActor
@Suite struct ShapeTests {
  private func shape<Content: View>(_ content: @autoclosure @escaping () -> Content) throws
    -> String
  {
    let scene = try scene(on: "iphone-16") { VStack { content() } }
    #expect(scene.body.isEmpty)
    return scene.styles.values.first { $0.contains("shape") } ?? ""
  }

  @Test func `shapes have names, and change with their modifiers`() throws {
    #expect(try shape(Circle()) == #"[{"shape":{"shape":"circle"}}]"#)
    #expect(
      try shape(Capsule().fill(.tint)) == #"[{"shape":{"shape":"capsule","fill":"tint"}}]"#)
    #expect(
      try shape(Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(lineWidth: 4))
        == #"[{"shape":{"shape":"circle","trim":[0,0.5],"rotate":-90,"stroke":{"width":4}}}]"#)
    #expect(
      try shape(
        UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2).inset(by: 3)
          .strokeBorder(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])))
        == #"[{"shape":{"shape":{"uneven":[1,2,0,0]},"inset":3,"#
        + #""stroke":{"paint":"red","width":2,"cap":"round","dash":[4,2],"inset":true}}}]"#)
    #expect(
      try shape(AnyShape(RoundedRectangle(cornerRadius: 5)).fill(.red.opacity(0.5)))
        == #"[{"shape":{"shape":{"rounded":5},"fill":{"paint":"red","opacity":0.5}}}]"#)
  }

  @Test func `an author's shape gives its outline in a square`() throws {
    #expect(
      try shape(Tent().fill(.red))
        == #"[{"shape":{"shape":{"path":"M50 0L100 100L0 100Z","box":[100,100]},"fill":"red"}}]"#)
    #expect(
      try look(of: Text("a").clipShape(Tent()))
        == #"[{"clip":{"path":"M50 0L100 100L0 100Z","box":[100,100]}}]"#)
  }

  @Test func `views are clipped by shapes and by corners`() throws {
    #expect(
      try look(of: Text("a").clipShape(.rect(cornerRadius: 8)).cornerRadius(4).clipped())
        == #"[{"clip":{"rounded":8}},{"clip":{"rounded":4}},{"clip":"rectangle"}]"#)
    #expect(
      try look(of: Text("a").background(.thinMaterial, in: .capsule))
        == #"[{"background":{"paint":{"material":"thin"},"shape":"capsule"}}]"#)
  }

  @Test func `a path keeps its points`() throws {
    let nowhere = CGPoint(x: Double.nan, y: 2)
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3.125, y: -4))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: nowhere)
    }
    #expect(
      try shape(path.stroke(.red))
        == #"[{"shape":{"shape":{"path":"M1 2Q3.13 -4 5 6C1 1 0 2 0 0"},"#
        + #""stroke":{"paint":"red","width":1}}}]"#)
  }

  @Test func `arcs end where Core Graphics ends them`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 0.001 && abs(end.y - 20) < 0.001)
    #expect(path.contains(CGPoint(x: 16, y: 16)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(other.boundingRect.minX < -9.9)
  }

  @Test func `outlines know their bounds and what they contain`() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(abs(ellipse.boundingRect.width - 20) < 0.01)
    #expect(ellipse.contains(CGPoint(x: 10, y: 5)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
    let moved = ellipse.offsetBy(dx: 100, dy: 0)
    #expect(abs(moved.boundingRect.minX - 100) < 0.01)
    let half = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test func `too long an outline is not drawn, which is reported once`() throws {
    let scene = try scene(on: "iphone-16") {
      VStack {
        Text("a")
        ForEach(0..<3) { _ in
          Path { path in
            path.move(to: .zero)
            for number in 0..<20_000 { path.addLine(to: CGPoint(x: number, y: number)) }
          }
        }
      }
    }
    #expect(scene.styles.values.contains(#"[{"undrawn":"Path"}]"#))
    #expect(scene.codes == [.notDrawn])
    #expect(scene.rendering.problems.first?.level == .note)
  }

  @Test func `a canvas is a box with its name, and reported once`() throws {
    let scene = try scene(on: "iphone-16") {
      VStack {
        Canvas { _, _ in }
        Canvas { _, _ in }
        Text("a").colorEffect(ShaderLibrary.wave())
      }
    }
    #expect(scene.styles.values.contains(#"[{"undrawn":"Canvas"}]"#))
    #expect(scene.looks == [#"[{"undrawn":"colorEffect"}]"#])
    #expect(scene.codes == [.notDrawn, .notDrawn])
  }
}
