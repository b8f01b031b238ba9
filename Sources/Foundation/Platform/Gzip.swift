import CZlib

/// Packs bytes into the format of gzip.
package enum Gzip {
  /// The packed bytes, or nil if they are not fewer.
  package static func pack(_ bytes: [UInt8]) -> [UInt8]? {
    var packed = [UInt8](repeating: 0, count: bytes.count)
    let count = unsafe czlib_gzip(bytes, bytes.count, &packed, packed.count)
    if count == 0 { return nil }
    packed.removeLast(packed.count - count)
    return packed
  }
}
