import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

extension Document {
  /// The bytes that SwiftUI on Apple's systems would save of a state's path.
  ///
  /// - Throws: `not_codable`, with the first element that has no form to be saved in.
  package static func savedPath(of state: NavigationState) throws(WireError) -> String {
    try savedPath(of: state, first: state.path.count)
  }

  /// - Parameter count: the number of elements, from the root.
  static func savedPath(of state: NavigationState, first count: Int) throws(WireError) -> String {
    if let index = state.path.firstIndex(where: { !$0.element.isCodable }) {
      throw notCodable(index, in: state)
    }
    do {
      let path = NavigationPath(elements: state.path.prefix(count).map(\.element))
      guard var saved = path.codable else { return "[]" }
      saved.tagSpelling = .apple
      return String(decoding: try saved.bytes(), as: UTF8.self)
    } catch {
      throw notCodable(state.path.firstIndex { $0.element.payload == nil } ?? 0, in: state)
    }
  }

  private static func notCodable(_ index: Int, in state: NavigationState) -> WireError {
    let culprit = state.path[index]
    return WireError(
      .notCodable,
      """
      The path cannot be saved: element \(index), of type \(culprit.element.typeName.shortened), is \
      not Codable.
      """,
      pointer: "/detail/path/\(index)", details: ["element": .string("\(culprit.id)")])
  }
}

extension Judge {
  /// Only the path changes; a pointer leads to an element's tag in the list that was saved.
  mutating func read(savedPath text: UTF8String, into timeline: Timeline) {
    let saved: NavigationPath.CodableRepresentation
    do {
      saved = try NavigationPath.CodableRepresentation(parsing: Array(text.utf8))
    } catch {
      return impossible("", error.sentence)
    }
    let count = saved.elements.count
    if count > timeline.reducer.maxDepth {
      return impossible(
        "", "The path has \(count) elements; the limit is \(timeline.reducer.maxDepth).")
    }
    var contents = StateContents(of: timeline.state)
    contents.path = saved.elements.enumerated().map { index, element in
      resolved(element, at: "/\(2 * (count - 1 - index))")
    }
    if judgement.verdict != .impossible { judgement.contents = contents }
  }

  private mutating func resolved(
    _ element: NavigationPath.Element, at pointer: UTF8String
  ) -> NavigationPath.Element {
    let resolved = context.types.resolved(element)
    if !resolved.isStored { return resolved }
    let name = element.typeName.shortened
    let isKnown = context.types.type(named: element.typeName) != nil
    if context.unknownTypes == .refuse {
      impossible(
        pointer,
        isKnown ? "The saved data can’t be decoded as \(name)." : "Unknown type “\(name)”.")
    } else {
      risky(
        pointer,
        isKnown
          ? "The saved data can’t be decoded as \(name); kept unchanged."
          : "Unknown type “\(name)”; kept unchanged.")
    }
    return resolved
  }
}
