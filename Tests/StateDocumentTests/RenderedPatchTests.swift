import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import TestSupport
import Testing
import WireProtocol

@testable import OrderedJSON
@testable import StateDocument

/// Patches of scenes with views: applied to the document before, they lead to the one after.
@Suite struct RenderedPatchTests {
  private static func document(_ timeline: Timeline, _ rendering: Rendering) throws -> JSONValue {
    var writer = JSONWriter()
    writer.append(timeline.state, in: timeline.scene, rendering: rendering)
    return try JSONValue(parsing: writer.bytes)
  }

  private static func patch(
    _ transition: Transition, _ timeline: Timeline, _ before: Rendering, _ after: Rendering
  ) throws -> JSONPatch {
    var writer = JSONWriter()
    var causes = CauseText()
    writer.appendChanged(
      transition, rendered: RenderedChange(from: before, to: after), state: timeline.state,
      scene: timeline.scene, causes: &causes)
    let message = try JSONValue(parsing: writer.bytes)
    return try JSONPatch(try #require(message["params"]?["patch"]))
  }

  private static var timeline: Timeline {
    Timeline(
      reducer: Reducer(scene: SceneDescription(id: "live", title: "Live", types: .sandbox)))
  }

  private static let cause = Cause(method: "tap", client: "c1")

  @Test(arguments: 0..<4)
  func `each patch leads to the document of the screen`(part: UInt64) throws {
    for seed in 0..<20 as Range<UInt64> {
      var timeline = Self.timeline
      var random = RandomRendering(seed: seed * 4 + part)
      var generator = SeededGenerator(seed: seed * 4 + part)
      var mirror = try Self.document(timeline, random.rendering)
      for step in 0..<12 {
        let before = random.rendering
        random.step()
        let transition = timeline.record(
          timeline.draft(), followedBy: Self.commands(&generator), cause: Self.cause, at: 0,
          isSeen: true)
        let patch = try Self.patch(
          try #require(transition), timeline, before, random.rendering)
        mirror = try patch.apply(to: mirror)
        let isRight = mirror.equals(try Self.document(timeline, random.rendering), .asSpelled)
        try #require(isRight, "seed \(seed) part \(part) step \(step): \(patch.json)")
      }
    }
  }

  private static func commands(_ generator: inout SeededGenerator) -> [Command] {
    (0..<generator.below(4)).map { _ in
      switch generator.below(7) {
      case 0: .push([.init(generator.below(9)), .init(Opaque())], from: .detail)
      case 1: .pop(generator.below(3))
      case 2: .popToRoot
      case 3: .setPath([.init(1), .init(2), .init("x")])
      case 4: .select(.sidebar, generator.chance(1, in: 2) ? .none : .single(.init("Inbox")))
      case 5: .present(generator.chance(1, in: 2) ? nil : .init(7))
      default: .setEnvironment(EnvironmentRequest(device: generator.pick(Device.all)))
      }
    }
  }

  /// It has no `Codable` form, which is a problem.
  private struct Opaque: Hashable {}

  @Test func `one changed label in a long list is one small operation`() throws {
    var before = Rendering()
    let rows = (0..<200).map { ViewNode(.row, id: "r\($0)", label: "Row \($0)") }
    before.view.detail = RenderedScreen(
      title: "List", body: [ViewNode(.list, id: "list", children: rows)])
    var after = before
    after.view.detail?.body[0].children[100].isSelected = true
    var timeline = Self.timeline
    let transition = timeline.record(timeline.draft(), cause: Self.cause, at: 0, isSeen: true)
    let patch = try Self.patch(try #require(transition), timeline, before, after)
    #expect(
      patch.json == [
        ["op": "add", "path": "/view/detail/body/0/children/100/selected", "value": true]
      ])
  }

  @Test func `many changes of one screen replace the screen`() throws {
    var before = Rendering()
    let rows = (0..<200).map { ViewNode(.row, id: "r\($0)", label: "\($0)") }
    before.view.detail = RenderedScreen(title: "List", body: rows)
    var after = before
    after.view.detail?.body = (0..<200).map { ViewNode(.row, id: "r\($0)", label: "\($0)!") }
    var timeline = Self.timeline
    let transition = timeline.record(timeline.draft(), cause: Self.cause, at: 0, isSeen: true)
    let patch = try Self.patch(try #require(transition), timeline, before, after)
    #expect(patch.json.arrayValue?.map { $0["path"] } == ["/view/detail"])
  }

  /// A stack whose screens two declarations share.
  private static func stack(of titles: [String]) -> Rendering {
    let origins = ["Int", "String"].map {
      ScreenOrigin(.value, of: $0, showing: nil, at: CodeLocation("App/Screens.swift", 7))
    }
    var rendering = Rendering()
    rendering.screensFollowPath = false
    rendering.screens = [StackScreen(title: "Root", source: .root)]
    for (index, title) in titles.enumerated() {
      rendering.screens.append(
        StackScreen(
          title: UTF8String(title), source: .path(index: index), origin: origins[index % 2],
          declaredOn: 0))
    }
    return rendering
  }

  @Test(arguments: [(changed: 3, isWhole: false), (changed: 190, isWhole: true)])
  func `a stack is replaced as a whole if nearly all of its screens change`(
    changed: Int, isWhole: Bool
  ) throws {
    var timeline = Self.timeline
    let titles = (0..<200).map { "Screen \($0)" }
    let before = Self.stack(of: titles)
    let after = Self.stack(of: titles.dropLast(changed) + titles.suffix(changed).map { $0 + "!" })
    let document = try Self.document(timeline, before)
    let transition = timeline.record(timeline.draft(), cause: Self.cause, at: 0, isSeen: true)
    let patch = try Self.patch(try #require(transition), timeline, before, after)
    #expect((patch.json.arrayValue?.map { $0["path"] } == ["/screens"]) == isWhole)
    #expect(patch.json.arrayValue?.count == (isWhole ? 1 : changed))
    let result = try patch.apply(to: document)
    #expect(result.equals(try Self.document(timeline, after), .asSpelled))
    let screens = try #require(result["screens"]?.arrayValue)
    #expect(
      screens.dropFirst().map { $0["valueType"] }
        == (0..<200).map {
          $0 % 2 == 0 ? "Int" : "String"
        })
  }
}
