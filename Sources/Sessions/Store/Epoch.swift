/// The name of one history: random, so that two histories of a session never splice.
public enum Epoch {
  /// Ten letters and digits, 50 bits.
  public static func random() -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<10).map { _ in alphabet[Int.random(in: 0..<alphabet.count)] })
  }
}
