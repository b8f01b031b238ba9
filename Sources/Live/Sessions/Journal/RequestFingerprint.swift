import OrderedJSON
import WireProtocol

/// Distinguishes a request from others with the same key: a 64-bit hash of its method, its
/// parameters in any order, and the revision that it expects. The label does not count.
///
/// A client that finds two requests with the same fingerprint harms only itself.
struct RequestFingerprint: Hashable {
  /// The stored form; 0 means that the request was not recorded.
  let stored: Int

  static let unknown = RequestFingerprint(stored: 0)

  init(stored: Int) {
    self.stored = stored
  }

  init(_ request: Request) {
    var sum = Self.hash(Array(request.method.name.utf8))
    for (name, value) in request.params where name != "meta" {
      sum &+= Self.hash(Array(name.utf8) + [0] + value.serialized())
    }
    if let revision = request.meta.ifRevision {
      sum &+= Self.hash(Array("meta.ifRevision \(revision)".utf8))
    }
    let mark = Int(truncatingIfNeeded: sum)
    stored = mark == 0 ? 1 : mark
  }

  /// FNV-1a, so that the hash is the same after a restart.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  func mayMatch(_ other: RequestFingerprint) -> Bool {
    self == other || self == .unknown || other == .unknown
  }
}
