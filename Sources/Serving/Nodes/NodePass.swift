import OrderedJSON
import Sessions

/// What a node shows to another when it brings a client there: the secret that all nodes of a store
/// share, and who the client is. It stands where scripts show their token.
struct NodePass {
  let kind: Presence.Kind
  /// The client's.
  let address: String

  private static let mark = "node"

  /// - Returns: nil where it is none, or the secret is wrong.
  init?(_ token: UTF8String, secret: Token) {
    let parts = token.string.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.mark, secret.matches(String(parts[1])),
      let kind = Presence.Kind(rawValue: String(parts[2]))
    else { return nil }
    (self.kind, address) = (kind, String(parts[3]))
  }

  /// True if a token means to be a pass.
  static func isMeant(by token: UTF8String) -> Bool { token.string.hasPrefix(mark + ".") }

  /// The header with which a client of these parameters is brought to another node.
  static func header(
    for parameters: ConnectParameters, secret: Token
  ) -> (name: String, value: String) {
    let parts = [mark, secret.text, parameters.kind.rawValue, parameters.address]
    return ("Authorization", "Bearer " + parts.joined(separator: "."))
  }
}
