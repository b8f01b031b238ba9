import NavigationCore
import OrderedJSON

extension UTF8String {
  /// The text, short enough for a sentence.
  package var shortened: UTF8String { shortened(to: 60) }
}

extension [UTF8String] {
  var quoted: UTF8String { UTF8String(map { "“\($0)”" }.joined(separator: " or ")) }

  func joined(by separator: String) -> UTF8String {
    UTF8String(map(\.string).joined(separator: separator))
  }
}
