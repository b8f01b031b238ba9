import NavigationCore
import OrderedJSON
import SceneModel

/// The views of a scene at a revision, as in the state document at that time.
package struct RenderedDocument {
  private var json: JSONValue

  /// Views can be nested as deeply as their author likes.
  package static let limits = JSONLimits(depth: 512)

  /// - Parameter json: what `append(shown:)` wrote; anything else is nil.
  package init?(_ json: JSONValue) {
    guard json["screens"] != nil, json["view"] != nil, json["problems"] != nil else { return nil }
    self.json = json
  }

  /// Follows the operations of a revision.
  ///
  /// - Parameter operations: the end of its patch, as a JSON array.
  /// - Returns: whether they could be done; nothing has changed otherwise.
  package mutating func follow(_ operations: JSONValue) -> Bool {
    guard let after = try? JSONPatch(operations).apply(to: json, limits: Self.limits),
      let next = RenderedDocument(after)
    else { return false }
    self = next
    return true
  }

  /// The texts of a member of all items of a list.
  package func texts(_ member: UTF8String, of list: UTF8String) -> [UTF8String] {
    (json[list]?.arrayValue ?? []).map { $0[member]?.stringValue ?? "" }
  }

  /// The title of what covers the screens; nil if nothing does.
  package func title(over part: UTF8String) -> UTF8String? {
    json["view"]?[part]?["title"]?.stringValue
  }

  func write(_ name: UTF8String, to writer: inout JSONWriter) { writer.append(json[name] ?? .null) }
}

extension JSONWriter {
  /// The members of what is shown that do not follow from the state: `screens`, `view` and
  /// `problems`.
  package mutating func append(
    shown rendering: Rendering, of state: NavigationState, in scene: SceneDescription
  ) {
    append(literal: "{\"screens\":")
    appendScreens(rendering, of: state, in: scene)
    append(literal: ",\"view\":")
    append(rendering.view, types: scene.types)
    append(literal: ",\"problems\":[")
    appendList(rendering.problems + Outline(of: state, in: scene).problems) { $0.append($1) }
    append(literal: "]}")
  }
}
