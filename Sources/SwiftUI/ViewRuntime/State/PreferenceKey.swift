/// Names a value that views pass to the views around them.
///
/// Source: Apple, `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// The preferences of the views rendered so far.
package struct PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void

    package mutating func combine(with next: Any) { reduce(&value, next) }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
        guard var known = value as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &known) { next }
        value = known
      }
    }
  }

  /// Combines the values with those of the next siblings.
  package mutating func combine(with next: PreferenceValues) {
    for (key, entry) in next.entries {
      if entries[key] == nil {
        entries[key] = entry
      } else {
        entries[key]?.combine(with: entry.value)
      }
    }
  }
}

extension RenderContext {
  /// Renders, and returns the preferences set during that; the views around do not receive them.
  package mutating func collectPreferences(of render: RenderClosure)
    -> PreferenceValues
  {
    let outer = output.preferences
    output.preferences = PreferenceValues()
    render(&self)
    defer { output.preferences = outer }
    return output.preferences
  }
}
