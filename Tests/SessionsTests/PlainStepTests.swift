import NavigationCore
import OrderedJSON
import SceneModel
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

@Suite struct `The kept form of a plain step` {
  private static var values: [NavigationPath.Element] {
    [
      .init(0), .init(-17), .init(9_007_199_254_740_991), .init(9_007_199_254_740_992),
      .init(1.5), .init(true), .init(""), .init("Crêpes 😀"), .init("a \"b\"\n"),
      .init(String(repeating: "é", count: 40)), .init(String(repeating: "x", count: 81)),
      .init(storedTag: "App.Unheard", payload: "[1]"),
    ]
  }

  private let scene = SceneDescription(id: "plain", title: "Plain", types: TypeRegistry())

  private func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes
  }

  @Test func `is the same bytes at once and piece by piece`() throws {
    var timeline = Timeline(reducer: Reducer(scene: scene))
    var atOnce = 0
    func check(_ command: Command, _ cause: Cause) throws {
      let transition = try #require(try timeline.perform(command, cause: cause, at: 1))
      let revision = transition.revision
      if PlainStep(revision) != nil { atOnce += 1 }
      let types = scene.types
      let one = bytes { $0.append(saved: revision, types: types, hasDiverged: false) }
      let other = bytes { $0.appendAny(saved: revision, types: types, hasDiverged: false) }
      #expect(one == other, "\(String(decoding: one, as: UTF8.self))")
      #expect(
        bytes { $0.append(saved: revision, types: types, hasDiverged: true) }
          == bytes { $0.appendAny(saved: revision, types: types, hasDiverged: true) })
    }
    let ids: [JSONValue?] = [.number(7), "a", nil, .null, true]
    for value in Self.values {
      for id in ids {
        try check(.push([value], from: .detail), Cause(method: "push", client: "c7", id: id))
        try check(.pop(1), Cause(method: "pop", client: "c7", id: id))
      }
    }
    // Of twelve values six are plain, of five ids two.
    #expect(atOnce == 6 * 2 * 2)
    try check(
      .push([.init(1)], from: .detail), Cause(method: "push", client: "c7", label: "one"))
    try check(.push([.init(1), .init(2)], from: .detail), Cause(method: "push", client: "c7"))
    try check(.popToRoot, Cause(method: "popToRoot", client: "c7"))
    #expect(atOnce == 6 * 2 * 2)
    // It is plain, and its client's name is not.
    try check(.push([.init(1)], from: .detail), Cause(method: "push", client: "c\"7"))
  }
}
