import CZlib

/// Unpacks bytes that zlib or gzip packed.
package enum Zlib {
  /// The unpacked bytes, or nil if they are more than the limit or the packed ones are damaged.
  package static func unpack(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(bytes.count * 4, 1_024))
    while capacity > 0 {
      var unpacked = [UInt8](repeating: 0, count: capacity)
      let count = unsafe czlib_unpack(bytes, bytes.count, &unpacked, capacity)
      if count >= 0 { return Array(unpacked[..<count]) }
      if count == doesNotFit, capacity < limit {
        capacity = min(limit, capacity * 2)
      } else {
        return nil
      }
    }
    return nil
  }

  private static let doesNotFit = -1
}
