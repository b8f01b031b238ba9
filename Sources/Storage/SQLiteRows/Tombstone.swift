/// Sessions that were removed, as a fact with a checksum: if the tables are lost and rows are
/// found page by page, it keeps those from coming back whose rows have not been overwritten yet.
///
/// Numbers of sessions are never given again, so that it holds for ever.
package struct Tombstone {
  package let ids: ClosedRange<Int>

  private static let prefix = "removed "

  package static func name(first: Int) -> String { "\(prefix)\(first)" }

  package var name: String { Self.name(first: ids.lowerBound) }
  package var value: String { "\(ids.upperBound) \(checksum)" }

  private var checksum: Int {
    var checksum = Checksum(of: .removal, session: "")
    checksum.add(ids.lowerBound)
    checksum.add(ids.upperBound)
    return checksum.stored
  }

  package init(_ ids: ClosedRange<Int>) {
    self.ids = ids
  }

  /// - Returns: nil for another fact, or if a byte of it has changed.
  package init?(name: String, value: String) {
    let words = value.split(separator: " ")
    guard name.hasPrefix(Self.prefix), let first = Int(name.dropFirst(Self.prefix.count)),
      words.count == 2, let last = Int(words[0]), first <= last
    else { return nil }
    ids = first...last
    if Int(words[1]) != checksum { return nil }
  }
}
