import OrderedJSON

/// Entity tags of RFC 9110 8.8.3.
enum EntityTag {
  /// A strong tag: it changes when any byte does.
  static func strong(for bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\"" + String(hash, radix: 16) + "-" + String(bytes.count, radix: 16) + "\""
  }

  /// Returns true when an If-None-Match names this tag; compared weakly, as the header wants it.
  static func matches(_ tag: UTF8String, ifNoneMatch: UTF8String) -> Bool {
    if ifNoneMatch.trimmed == "*" { return true }
    return ifNoneMatch.members(separatedBy: ",").contains {
      $0 == tag || $0.dropping(prefix: "W/") == tag
    }
  }
}
