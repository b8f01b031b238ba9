/// Reads the heads of a connection's requests byte by byte, each byte once, for what libwebsockets
/// 4.1.6 hides when it has read them: the case of the method, blanks before a colon, lines that are
/// no field or go on with the one before, bare carriage returns, zero bytes.
struct HeadScanner {
  /// The count of sound heads that have ended.
  private(set) var heads = 0
  /// The reason to refuse the head that was begun last; nothing after it is scanned.
  private(set) var flaw: Refusal?
  /// True when the head that has ended last asks for another protocol: no head need follow.
  private(set) var isUpgrade = false
  /// The first two bytes after such a head, as far as they have come.
  private(set) var bytesAfterUpgrade: [UInt8] = []

  private enum Part { case method, target, name, value }
  private var part = Part.method
  /// Bytes of the method or the name.
  private var count = 0
  private var hasReturn = false
  private var namesUpgrade = false
  private var hasUpgrade = false

  private static let upgrade = Array("upgrade".utf8)

  /// True when nothing of the next head has come.
  var isBetweenHeads: Bool { part == .method && count == 0 && !hasReturn }

  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if flaw != nil || bytesAfterUpgrade.count == 2 { return }
      if isUpgrade { bytesAfterUpgrade.append(byte) } else { scan(byte) }
    }
  }

  private mutating func scan(_ byte: UInt8) {
    let isNewline = byte == UInt8(ascii: "\n")
    if byte == 0 || (hasReturn && !isNewline) { return refuse() }
    hasReturn = byte == UInt8(ascii: "\r")
    if hasReturn { return }
    switch part {
    case .method: scanMethod(byte)
    case .target, .value: if isNewline { beginField() }
    case .name: isNewline ? endFields() : scanName(byte)
    }
  }

  private mutating func scanMethod(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): refuse(.methodNotAllowed)
    case UInt8(ascii: " ") where count > 0: part = .target
    case 0x21...0x7E: count += 1
    default: refuse()
    }
  }

  private mutating func scanName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ":") where count > 0:
      hasUpgrade = hasUpgrade || (namesUpgrade && count == Self.upgrade.count)
      part = .value
    case 0x21...0x7E where byte != UInt8(ascii: ":"), 0x80...:
      namesUpgrade =
        namesUpgrade && count < Self.upgrade.count && byte | 0x20 == Self.upgrade[count]
      count += 1
    default: refuse()
    }
  }

  private mutating func beginField() {
    part = .name
    count = 0
    namesUpgrade = true
  }

  private mutating func endFields() {
    if count > 0 { return refuse() }
    heads += 1
    isUpgrade = hasUpgrade
    part = .method
  }

  private mutating func refuse(_ refusal: Refusal = .badHead) { flaw = refusal }
}
