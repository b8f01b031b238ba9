/// The name of one history. It is random, so that two histories of a session are never joined.
public enum Epoch {
  /// Returns ten random letters and digits, which have 50 bits.
  public static func random() -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<10).map { _ in alphabet[Int.random(in: 0..<alphabet.count)] })
  }
}
