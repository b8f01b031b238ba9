import Foundation

/// Writes a list of things in words: “a, b, and c”.
///
/// Source: Apple, `ListFormatter`.
open class ListFormatter: Formatter {
  /// The language of the words.
  open var locale: Locale! = .current
  /// Formats each item; without it, each item's description is used.
  @NSCopying open var itemFormatter: Formatter?

  /// Writes a list of texts in the language of the process.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Writes a list; nil where one of the things cannot be written.
  open func string(from items: [Any]) -> String? {
    let words = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    guard words.count == items.count else { return nil }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Writes a list; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
