import OrderedJSON
import SceneModel

/// The text from a change's time to the id of the request that caused it. It is kept from message
/// to message, since it rarely changes in a burst of commands.
package struct CauseText {
  private var at: Int64 = .min
  private var method: UTF8String = ""
  private var client = ""
  private var bytes: [UInt8] = []

  /// Creates a memory of no message.
  package init() {}

  /// `,"at":"…","cause":{"method":"…","client":"…","id":`
  mutating func text(of revision: Revision) -> [UInt8] {
    let cause = revision.cause
    if revision.at != at || cause.method != method || cause.client != client {
      (at, method, client) = (revision.at, cause.method, cause.client)
      bytes = Self.written(revision)
    }
    return bytes
  }

  private static func written(_ revision: Revision) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: 96)
    writer.append(literal: ",\"at\":")
    writer.append(timestamp: revision.at)
    writer.append(literal: ",\"cause\":{\"method\":\"")
    writer.append(text: revision.cause.method.string)
    writer.append(literal: "\",\"client\":\"")
    writer.append(text: revision.cause.client)
    writer.append(literal: "\",\"id\":")
    return writer.bytes
  }
}
