import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Track: Identifiable {
  let id: String
}

private struct Playlist: View {
  @State private var tracks = ["Intro", "Bridge", "Outro"].map(Track.init(id:))
  var isList = true
  var isEnabled = true
  var fixed = ""

  var body: some View {
    Group {
      if isList { List { elements } } else { VStack { elements } }
    }
    .reorderContainer(for: Track.self, isEnabled: isEnabled) { difference in
      let moved = tracks.filter { difference.sources.contains($0.id) }
      tracks.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        let place = tracks.firstIndex { $0.id == id } ?? tracks.count
        tracks.insert(contentsOf: moved, at: place)
      case .end: tracks += moved
      }
    }
  }

  private var elements: some View {
    ForEach(tracks) { Text($0.id).moveDisabled($0.id == fixed) }.reorderable()
  }
}

private struct Board: View {
  @State private var log = "Nothing moved"

  var body: some View {
    List {
      Text(log)
      Section("Open") { ForEach(["a", "b"], id: \.self) { Text($0) }.reorderable(collectionID: 1) }
      Section("Done") { ForEach(["c", "d"], id: \.self) { Text($0) }.reorderable(collectionID: 2) }
    }
    .reorderContainer(for: String.self, itemID: \.self, in: Int.self) {
      log = "\($0.sources) in \($0.destination.collectionID): \($0.destination.position)"
    }
  }
}

@MainActor
@Suite struct ReorderingTests {
  private let names: Set = ["Intro", "Bridge", "Outro"]

  private func order(of stage: Stage, isList: Bool = true) -> [String] {
    stage.nodes.filter { $0.kind == (isList ? .row : .text) }.compactMap(\.label?.string)
      .filter(names.contains)
  }

  /// The button of an element's menu.
  private func button(_ title: String, of element: String, in stage: Stage) -> ViewNode? {
    let element = stage.nodes.last { node in
      let isMoved = node.style?.text.contains(#""menu":"#) == true
      return isMoved && (node.label ?? node.children.first?.label)?.string == element
    }
    return element?.children.flatMap { [$0] + $0.children }
      .first { $0.kind == .button && $0.label?.string == title }
  }

  private func tap(
    _ title: String, of element: String, in stage: Stage, text: String? = nil
  ) throws {
    let id = try #require(button(title, of: element, in: stage)?.id)
    _ = try stage.scene.tap(.id(id), text: text)
  }

  @Test(arguments: [true, false])
  func `elements of a list or a stack move by their menu`(isList: Bool) throws {
    let stage = Stage { Playlist(isList: isList) }
    #expect(order(of: stage, isList: isList) == ["Intro", "Bridge", "Outro"])
    #expect(button("Move Up", of: "Intro", in: stage) == nil)
    #expect(button("Move Down", of: "Outro", in: stage) == nil)
    try tap("Move Down", of: "Intro", in: stage)
    #expect(order(of: stage, isList: isList) == ["Bridge", "Intro", "Outro"])
    try tap("Move Down", of: "Intro", in: stage)
    #expect(order(of: stage, isList: isList) == ["Bridge", "Outro", "Intro"])
    try tap("Move Up", of: "Intro", in: stage, text: "2")
    #expect(order(of: stage, isList: isList) == ["Intro", "Bridge", "Outro"])
    try tap("Move Down", of: "Intro", in: stage, text: "9999")
    #expect(order(of: stage, isList: isList) == ["Bridge", "Outro", "Intro"])
  }

  @Test func `an element that must not move has no menu`() {
    let stage = Stage { Playlist(fixed: "Bridge") }
    #expect(button("Move Up", of: "Bridge", in: stage) == nil)
    #expect(button("Move Up", of: "Outro", in: stage) != nil)
  }

  @Test func `nothing moves in a container that is off, or without one`() {
    let off = Stage { Playlist(isEnabled: false) }
    #expect(button("Move Down", of: "Intro", in: off) == nil)
    let alone = Stage {
      List { ForEach(["Intro", "Bridge"], id: \.self) { Text($0) }.reorderable() }
    }
    #expect(order(of: alone) == ["Intro", "Bridge"])
    #expect(button("Move Down", of: "Intro", in: alone) == nil)
  }

  @Test func `a move names the collection, and the element that follows`() throws {
    let stage = Stage { Board() }
    try tap("Move Up", of: "d", in: stage)
    #expect(stage.nodes.contains { $0.label?.string == #"["d"] in 2: before("c")"# })
    try tap("Move Down", of: "a", in: stage)
    #expect(stage.nodes.contains { $0.label?.string == #"["a"] in 1: end"# })
  }

  @Test func `elements of another type are left alone`() {
    let stage = Stage {
      List { ForEach([1, 2], id: \.self) { Text("\($0)") }.reorderable() }
        .reorderContainer(for: Track.self) { _ in }
    }
    #expect(button("Move Down", of: "1", in: stage) == nil)
  }
}
