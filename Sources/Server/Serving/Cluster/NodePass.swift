import OrderedJSON
import Sessions

/// The pass that a node shows to another when it forwards a client there: the secret that all nodes
/// of a store share, and who the client is. It takes the place of a script's token.
struct NodePass {
  let kind: Presence.Kind
  /// No one joins the session; the caller only looks at its state.
  let isReadOnlyPeek: Bool
  /// The client's.
  let address: String

  private static let mark = "node"
  private static let peek = "glance"

  /// - Returns: nil if it is no pass, or the secret is wrong.
  init?(_ token: UTF8String, secret: Token) {
    let parts = token.string.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.mark, secret.matches(String(parts[1])),
      let kind = parts[2] == Self.peek ? .script : Presence.Kind(rawValue: String(parts[2]))
    else { return nil }
    (self.kind, isReadOnlyPeek, address) = (kind, parts[2] == Self.peek, String(parts[3]))
  }

  /// True if a token means to be a pass.
  static func isMeant(by token: UTF8String) -> Bool { token.string.hasPrefix(mark + ".") }

  /// The header with which a client of these parameters is forwarded to another node.
  static func header(
    for parameters: ConnectParameters, secret: Token, isReadOnlyPeek: Bool = false
  ) -> (name: String, value: String) {
    let kind = isReadOnlyPeek ? peek : parameters.kind.rawValue
    let parts = [mark, secret.text, kind, parameters.address]
    return ("Authorization", "Bearer " + parts.joined(separator: "."))
  }
}
