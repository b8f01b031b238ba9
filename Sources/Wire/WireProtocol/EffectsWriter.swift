import OrderedJSON
import SceneModel
import StateDocument

/// Writes what a revision did, as data for people and scripts: the member `did`.
///
/// It covers revisions in memory and those that the store has as JSON in the same way, so closures
/// write the values. Of many values it lists `listed`, and gives their number.
package struct EffectsWriter {
  private var writer = JSONWriter()

  /// The most values listed for one effect.
  package static let listed = 3

  /// Creates an empty writer.
  package init() {}

  /// All effects in order, as a JSON array.
  package var text: [UInt8] {
    [UInt8(ascii: "[")] + writer.bytes + [UInt8(ascii: "]")]
  }

  private mutating func beginEffect(_ kind: StaticString) {
    writer.append(literal: writer.bytes.isEmpty ? "{\"" : ",{\"")
    writer.append(literal: kind)
    writer.append(literal: "\":")
  }

  private mutating func endEffect() { writer.append(literal: "}") }
}

extension EffectsWriter {
  /// Another scene was opened.
  package mutating func open(scene id: UTF8String) {
    beginEffect("scene")
    writer.append(string: id)
    endEffect()
  }

  /// Values went from the path, and others came.
  ///
  /// - Parameter append: writes a value.
  package mutating func movePath<Values: BidirectionalCollection>(
    keeping kept: Int, removing removed: Values, inserting inserted: Values,
    _ append: (inout JSONWriter, Values.Element) -> Void
  ) {
    if !removed.isEmpty {
      appendValues("pop", Array(removed.suffix(Self.listed).reversed()), of: removed.count, append)
    }
    if inserted.isEmpty { return }
    let isWhole = kept == 0 && !removed.isEmpty
    appendValues(
      isWhole ? "set" : "push", Array(inserted.suffix(Self.listed)), of: inserted.count, append)
  }

  private mutating func appendValues<Value>(
    _ kind: StaticString, _ values: [Value], of count: Int,
    _ append: (inout JSONWriter, Value) -> Void
  ) {
    beginEffect(kind)
    writer.append(literal: "[")
    writer.appendList(values, append)
    writer.append(literal: "],\"count\":")
    writer.append(count)
    endEffect()
  }

  /// Another row of a column is selected, none, or several.
  package mutating func select<Value>(
    in column: UTF8String, _ values: [Value], isSet: Bool,
    _ append: (inout JSONWriter, Value) -> Void
  ) {
    beginEffect("select")
    writer.append(string: column)
    writer.append(literal: ",\"value\":")
    if isSet {
      writer.append(literal: "[")
      writer.appendList(values.prefix(Self.listed), append)
      writer.append(literal: "],\"count\":")
      writer.append(values.count)
    } else if let value = values.first {
      append(&writer, value)
    } else {
      writer.append(literal: "null")
    }
    endEffect()
  }

  /// Something came into sight, or went out of it.
  package mutating func append(_ change: PresentationChange) {
    beginEffect(change.isShown ? "shown" : "hidden")
    writer.append(string: change.kind)
    writer.append(literal: ",\"title\":")
    writer.append(string: change.title)
    if change.count > 1 {
      writer.append(literal: ",\"count\":")
      writer.append(change.count)
    }
    endEffect()
  }

  /// A field has another value; of one with members, only the changed ones are written.
  package mutating func change(_ name: UTF8String, from old: JSONValue?, to new: JSONValue?) {
    guard case .object(let new)? = new, case .object(let old)? = old else {
      return set(name, from: old, to: new)
    }
    // In documents, the layout's members are beside the others.
    let prefix: UTF8String = name == "layout" ? "" : "\(name)."
    for (member, value) in new where old[member] != value {
      set("\(prefix)\(member)", from: old[member], to: value)
    }
    for (member, value) in old where new[member] == nil {
      set("\(prefix)\(member)", from: value, to: nil)
    }
  }

  private mutating func set(_ field: UTF8String, from old: JSONValue?, to new: JSONValue?) {
    beginEffect("field")
    writer.append(string: field)
    writer.append(literal: ",\"from\":")
    writer.append(old ?? .null)
    writer.append(literal: ",\"to\":")
    writer.append(new ?? .null)
    endEffect()
  }
}
