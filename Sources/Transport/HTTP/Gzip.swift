import CZlib

enum Gzip {
  /// The bytes packed, or nil when that does not make them fewer.
  static func pack(_ bytes: [UInt8]) -> [UInt8]? {
    var packed = [UInt8](repeating: 0, count: bytes.count)
    let count = czlib_gzip(bytes, bytes.count, &packed, packed.count)
    if count == 0 { return nil }
    packed.removeLast(packed.count - count)
    return packed
  }
}
