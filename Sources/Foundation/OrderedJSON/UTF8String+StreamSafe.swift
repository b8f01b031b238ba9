/// Text that Swift can safely compare: canonical equivalence takes linear time only if few
/// combining marks follow one another.
///
/// A comparison reads all marks after a letter before it decides anything, and sorts them in
/// quadratic time if they are out of order. The bound also applies to marks in order: a value with
/// a hundred thousand of them is read through again for each value that it is compared with.
extension UTF8String {
  /// The most combining marks that may follow one another: the bound of the Stream-Safe Text Format
  /// (Unicode Standard Annex #15, section 13).
  public static let maxRunOfMarks = 30

  /// The text as a string that Swift compares in linear time; nil if too many marks follow one
  /// another.
  public var streamSafe: String? { isStreamSafe ? string : nil }

  /// True if no run of combining marks is longer than the bound.
  public var isStreamSafe: Bool {
    // A mark takes at least two bytes.
    if utf8.count <= 2 * Self.maxRunOfMarks || string.utf8Span.isKnownASCII { return true }
    var run = 0
    for scalar in string.unicodeScalars {
      run = scalar.isMark ? run + 1 : 0
      if run > Self.maxRunOfMarks { return false }
    }
    return true
  }

  /// The text with each `%` and two digits replaced by their byte.
  public var withoutPercentEncoding: UTF8String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(\.hexDigitValue)
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return UTF8String(String(decoding: bytes, as: UTF8.self))
  }

  /// True if every string in this JSON text is stream-safe, those spelled with escapes as well.
  ///
  /// Other readers accept more than ours does, so the text need not be JSON.
  public var isStreamSafeJSON: Bool {
    if utf8.count <= 2 * Self.maxRunOfMarks { return true }
    return utf8.contains(.backslash) ? withoutUnicodeEscapes.isStreamSafe : isStreamSafe
  }

  /// The text with characters in place of `\u` escapes. Other escapes stay; they never mean marks.
  private var withoutUnicodeEscapes: UTF8String {
    var units: [UInt16] = []
    units.reserveCapacity(utf8.count)
    var rest = Array(string.utf16)[...]
    while let unit = rest.popFirst() {
      units.append(unit)
      guard unit == UInt16(UInt8.backslash), let letter = rest.popFirst() else { continue }
      let digits = String(decoding: rest.prefix(4), as: UTF16.self)
      if letter == 0x75, let escaped = UInt16(digits, radix: 16) {
        units[units.count - 1] = escaped
        rest = rest.dropFirst(4)
      } else {
        units.append(letter)
      }
    }
    return UTF8String(String(decoding: units, as: UTF16.self))
  }
}

extension JSONValue {
  /// The first string, or object with a name, that is not stream-safe.
  public var pointerToUnsafeText: JSONPointer? {
    var path: [UTF8String] = []
    return holdsUnsafeText(at: &path) ? JSONPointer(tokens: path) : nil
  }

  /// - Parameter path: the way to this value; after the answer true, the way to the text.
  private func holdsUnsafeText(at path: inout [UTF8String]) -> Bool {
    switch self {
    case .null, .bool, .number: return false
    case .string(let text): return !text.isStreamSafe
    case .array(let elements):
      for index in elements.indices
      where elements[index].needsReading && elements[index].holdsUnsafeText(at: &path) {
        path.insert("\(index)", at: 0)
        return true
      }
    case .object(let object):
      for member in object {
        if !member.key.isStreamSafe { return true }
        if member.value.needsReading, member.value.holdsUnsafeText(at: &path) {
          path.insert(member.key, at: 0)
          return true
        }
      }
    }
    return false
  }

  private var needsReading: Bool {
    switch self {
    case .null, .bool, .number: false
    case .string, .array, .object: true
    }
  }
}

extension Unicode.Scalar {
  /// True if it is sorted with its neighbours before a comparison, or decomposes to such.
  ///
  /// Three vowel signs of Tibetan have no combining class of their own, but their parts have.
  fileprivate var isMark: Bool {
    if value < 0x300 { return false }
    switch value {
    case 0xF73, 0xF75, 0xF81: return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }
}
