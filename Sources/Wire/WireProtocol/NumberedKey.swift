/// A key that ends with “-” and a number, as those of clients that confirm their answers do.
package struct NumberedKey: Hashable, Sendable {
  /// The part before the number, which is the same for all keys of a run of the client.
  package let run: String
  /// The number, 0 or more.
  package let number: Int

  /// Nil if the key does not end so, or if its number has zeros in front.
  package init?(_ key: String) {
    guard let dash = key.lastIndex(of: "-"), dash > key.startIndex else { return nil }
    let digits = key[key.index(after: dash)...]
    guard let number = Int(digits), number >= 0, String(number) == digits else { return nil }
    run = String(key[..<dash])
    self.number = number
  }

  /// The key of the same run with another number.
  package static func key(_ run: String, _ number: Int) -> String { "\(run)-\(number)" }
}
