@_spi(Reflection) import Swift

/// The bytes that distinguish a value from others of its type: those of its fields, without the
/// gaps between them.
///
/// Equal bytes mean equal values, as long as both values are alive. Different bytes can still be
/// equal values: for example, two strings that were created separately.
package struct FieldBytes<Owner> {
  private var ranges: [Range<Int>] = []
  /// The fields that hold a value of any type with some conformance, in a buffer that it may not
  /// fill.
  private var existentials: [Range<Int>] = []
  /// True if a field is a closure or holds one.
  package private(set) var holdClosures = false

  /// Finds the fields of a type by reflection.
  ///
  /// - Parameter isIgnored: returns true for the types of fields that do not count.
  package init(ignoring isIgnored: (Any.Type) -> Bool = { _ in false }) {
    // Views, and properties of them, are structs.
    add(Owner.self, .struct, at: 0, isIgnored)
  }

  /// True if the fields of both values have the same bytes.
  package func areEqual(_ left: Owner, _ right: Owner) -> Bool {
    unsafe withUnsafeBytes(of: left) { left in
      unsafe withUnsafeBytes(of: right) { right in
        for range in ranges where unsafe !left[range].elementsEqual(right[range]) { return false }
        for range in existentials {
          let (left, right) = unsafe (left[range], right[range])
          guard unsafe ExistentialBytes.areEqual(.init(rebasing: left), .init(rebasing: right))
          else { return false }
        }
        return true
      }
    }
  }

  private mutating func add(
    _ type: Any.Type, _ kind: _MetadataKind, at start: Int, _ isIgnored: (Any.Type) -> Bool
  ) {
    if isIgnored(type) { return }
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    // An enum's cases and what a reference points to are not fields. The runtime must not be asked
    // about types like `any Clock<Duration>`: it would look for a value.
    if [.struct, .tuple].contains(kind) {
      _ = unsafe _forEachField(of: type) { _, offset, type, kind in
        fields.append((offset, type, kind))
        return true
      }
    }
    if fields.isEmpty {
      if ExistentialBytes.areOf(type) {
        return existentials.append(start..<start + Self.size(of: type))
      }
      if String(reflecting: type).contains("->") { holdClosures = true }
      return add(start..<start + Self.size(of: type))
    }
    for field in fields { add(field.type, field.kind, at: start + field.offset, isIgnored) }
  }

  private mutating func add(_ range: Range<Int>) {
    if range.isEmpty { return }
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}
