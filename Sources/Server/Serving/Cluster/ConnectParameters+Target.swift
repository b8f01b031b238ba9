import OrderedJSON
import WireProtocol

extension ConnectParameters {
  /// The path and the query with which a node asks another for the same. The name of a client that gave
  /// none is given by that other.
  var target: String {
    var items = [("watch", watch.rawValue), ("unknownTypes", unknownTypes.rawValue)]
    if isMoved || !Identifier.isGiven(client) { items.append(("client", client)) }
    if isMoved { items.append(("moved", person?.string ?? "")) }
    if let scene { items.append(("scene", scene.string)) }
    if let bookmark {
      items.append(("epoch", bookmark.epoch.string))
      items.append(("revision", String(bookmark.revision)))
    }
    if let receipt { items.append(("receipt", receipt)) }
    if isCompact { items.append(("compact", "1")) }
    if wantsPresence { items.append(("presence", "1")) }
    let query = items.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&")
    return "/ws/\(session)?\(query)"
  }

  /// The same for a client whose session has gone to another node.
  func moved(_ relocation: NodeSignal.Relocation) -> ConnectParameters {
    var parameters = self
    (parameters.isMoved, parameters.bookmark) = (true, relocation.bookmark)
    parameters.session = relocation.session
    (parameters.client, parameters.person) = (relocation.client, relocation.person)
    return parameters
  }
}

extension String {
  /// With all bytes escaped but those that mean themselves everywhere in a URL.
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isASCIIHexDigit || Self.unreserved.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~".unicodeScalars)
}
