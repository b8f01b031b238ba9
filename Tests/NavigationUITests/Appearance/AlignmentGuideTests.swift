import Foundation
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// Custom guides: as sums that a page calculates, or from the sizes that it reports.
@MainActor
@Suite struct AlignmentGuideTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  private static let middle = VerticalAlignment(Middle.self)

  private func guides(_ content: some View) throws -> String {
    let scene = try scene {
      VStack {
        Text("Other"); content
      }
    }
    return scene.body.first?.children.last?.look ?? ""
  }

  @Test func `constants and shares of lengths are sent to the page as sums`() throws {
    let text = Text("Words")
    #expect(
      try guides(text.alignmentGuide(.leading) { $0[.leading] + 10 })
        == #"[{"guides":{"h.leading":[10]}}]"#)
    #expect(
      try guides(text.alignmentGuide(HorizontalAlignment.center) { $0.width / 2 - $0.height })
        == #"[{"guides":{"h.center":[0,0.5,-1]}}]"#)
    #expect(
      try guides(text.alignmentGuide(.top) { $0[.bottom] * 2 - 3 })
        == #"[{"guides":{"v.top":[-3,0,2]}}]"#)
    #expect(
      try guides(text.alignmentGuide(.lastTextBaseline) { $0[.firstTextBaseline] })
        == #"[{"guides":{"v.lastTextBaseline":[0,0,0,1]}}]"#)
    #expect(
      try guides(text.alignmentGuide(Self.middle) { $0[Self.middle] + 1 }).contains(
        #"Middle":[1,0,0.5]}"#))
    #expect(try guides(text.alignmentGuide(.trailing) { _ in .nan }).contains("guides") == false)
  }

  @Test func `stacks send a custom guide`() throws {
    let scene = try scene {
      HStack(alignment: Self.middle) {
        Text("One")
        Text("Two")
      }
    }
    let look = try #require(scene.body.first?.look)
    #expect(
      look.contains(#""guideV":{"name":"v."#) && look.contains(#"Middle","usual":[0,0,0.5]}"#))
    #expect(!look.contains("align"))
  }

  @Test func `any other guide is computed from the size that a page reports`() throws {
    let scene = try scene {
      VStack(alignment: .leading) {
        Text("One")
        Text("Two").alignmentGuide(.leading) { min($0.width, 50) }
      }
    }
    let look = { scene.body.first?.children.last?.look ?? "" }
    #expect(look() == #"[{"measure":{"measure":"g1"}}]"#)
    _ = scene.accept(["g1": ViewMeasurement(width: 80, height: 20)])
    #expect(look() == #"[{"measure":{"measure":"g1"}},{"guides":{"h.leading":[50]}}]"#)
    _ = scene.accept(["g1": ViewMeasurement(width: 30, height: 20)])
    #expect(look().contains(#"{"guides":{"h.leading":[30]}}"#))
  }

  /// Words that continue on the next line if there is no space: each guide counts those before it.
  private struct Flow: View {
    var body: some View {
      var (x, y) = (CGFloat.zero, CGFloat.zero)
      ZStack(alignment: .topLeading) {
        ForEach(0..<4) { index in
          Text("Word \(index)")
            .alignmentGuide(.leading) { size in
              if abs(x - size.width) > 200 {
                x = 0
                y -= size.height
              }
              let place = x
              x = index == 3 ? 0 : x - size.width
              return place
            }
            .alignmentGuide(.top) { _ in
              let place = y
              if index == 3 { y = 0 }
              return place
            }
        }
      }
    }
  }

  @Test func `closures that count are called in the order of the views`() throws {
    let scene = try scene { Flow() }
    let names = (1...8).map { UTF8String("g\($0)") }
    // A first report corrects everything.
    for width in [80.0, 90] {
      _ = scene.accept(
        Dictionary(
          uniqueKeysWithValues: names.map { ($0, ViewMeasurement(width: width, height: 20)) }))
    }
    let looks = scene.body.first?.children.map(\.look) ?? []
    let expected = [("0", "0"), ("-90", "0"), ("0", "-20"), ("-90", "-20")]
    for (look, (x, y)) in zip(looks, expected) {
      let guide = { (name: String) in
        look.firstMatch(of: try! Regex("\"\(name)\":\\[([-0-9]*)\\]"))?.output[1].substring ?? "?"
      }
      #expect((guide("h.leading").isEmpty ? "0" : guide("h.leading")) == x, "\(look)")
      #expect((guide("v.top").isEmpty ? "0" : guide("v.top")) == y, "\(look)")
    }
    #expect(looks.count == 4)
  }
}
