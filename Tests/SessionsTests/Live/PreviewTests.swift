import NavigationCore
import OrderedJSON
import Testing

@testable import Sessions

/// The open scene on a second device.
@MainActor
@Suite final class PreviewTests {
  private var made: [FakeScene] = []
  private var now: Int64 = 7
  private lazy var live = LiveVisitor(
    also: [FakeScene.entry(id: "other") { [unowned self] in made.append($0) }],
    clock: { [unowned self] in now })

  private func open() throws {
    try live.visitor.ask("scene.open", ["id": "other"])
  }

  @discardableResult
  private func preview(_ device: JSONValue = "iphone-16") throws -> JSONValue {
    let answer = try live.visitor.ask("scene.preview", ["device": device])
    return try #require(answer["state"])
  }

  @Test func `a second window follows the navigation, and the session stays unchanged`() throws {
    try open()
    try live.visitor.ask("push", ["values": [1, 2]])
    let before = try live.document
    var shown = try preview()
    #expect(shown["environment"]?["device"] == "iphone-16")
    #expect(shown["presentation"]?["collapsed"] == true)
    #expect(shown["detail"] == before["detail"])
    #expect(made.count == 2)
    #expect(try live.document == before)
    try live.visitor.ask("popToRoot")
    try live.visitor.ask("push", ["value": "a"])
    shown = try preview()
    #expect(made.count == 2)
    #expect(shown["detail"] == (try live.document)["detail"])
    #expect(try live.document["environment"]?["device"] == before["environment"]?["device"])
    #expect(live.session.revision == 4)
  }

  @Test func `earlier revisions of the open scene are shown as well, and no others`() throws {
    try open()
    try live.visitor.ask("push", ["value": 1])
    try live.visitor.ask("popToRoot")
    let params: JSONObject = ["device": "iphone-16", "revision": 2]
    let past = try live.visitor.ask("scene.preview", params)
    #expect(past["revision"] == 2)
    #expect(past["state"]?["detail"]?["path"]?[0]?["value"] == 1)
    #expect(try preview()["detail"]?["path"] == [])
    for (revision, code): (JSONValue, JSONValue) in [(0, 1012), (4, -32602)] {
      let params: JSONObject = ["device": "iphone-16", "revision": revision]
      #expect(try live.visitor.refusal("scene.preview", params)["code"] == code)
    }
  }

  @Test func `nothing is done if the navigation is the same`() throws {
    try open()
    try preview()
    let count = made[1].changes.count
    try preview()
    #expect(made[1].changes.count == count)
  }

  @Test func `a change by the second window's code is no revision`() throws {
    try open()
    try preview()
    made[1].change([.push([1], from: .detail)])
    #expect(live.session.revision == 1)
    made[1].followUps = [.push([5], from: .detail)]
    try live.visitor.ask("push", ["value": 3])
    let path = try preview()["detail"]?["path"]?.arrayValue
    #expect(path?.map { $0["value"] } == [3, 5])
    #expect(try live.visitor.path == [3])
  }

  @Test func `a refusal leaves no window in an intermediate state`() throws {
    try open()
    try preview()
    made[1].refusal = .noStack
    try live.visitor.ask("push", ["value": 1])
    _ = try live.visitor.refusal("scene.preview", ["device": "iphone-16"])
    try preview()
    #expect(made.count == 3)
    let data = try live.visitor.refusal("scene.preview", ["device": "iphone-1"])
    #expect(data["code"] == -32602)
    #expect(try live.visitor.refusal("scene.preview", ["width": 0])["code"] != nil)
  }

  @Test func `it ends when no one asks any more, when memory is short, and with its scene`() throws
  {
    try open()
    try preview()
    made[1].bytes = 1000
    let bytes = live.session.bytes.views
    now += ScenePreview.lifetime + 1
    try live.visitor.ask("push", ["value": 1])
    #expect(live.session.scene.preview == nil)
    #expect(live.session.bytes.views <= bytes - 1000)
    try preview()
    live.session.freeReaderBytes()
    #expect(live.session.scene.preview == nil)
    try preview()
    try open()
    #expect(live.session.scene.preview == nil)
  }

  @Test func `a session whose views take too much shows no second window`() throws {
    try open()
    made[0].bytes = Session.maxViewBytes + 1
    #expect(try live.visitor.refusal("scene.preview", ["device": "iphone-16"])["code"] == 1007)
    #expect(made.count == 1)
  }
}
