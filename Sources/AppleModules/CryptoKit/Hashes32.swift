import Foundation

/// The SHA-256 hash function, FIPS 180-4.
public struct SHA256: BlockHash {
  /// The digest that the hash ends with.
  public typealias Digest = SHA256Digest
  var taken = TakenBytes(words: start)
  /// The bytes of a block.
  public static var blockByteCount: Int { 64 }
  /// The bytes of the digest.
  public static var byteCount: Int { 32 }
  static var wordByteCount: Int { 4 }
  static var isLittleEndian: Bool { false }

  /// Creates a function that has taken no bytes.
  public init() {}

  static let start: [UInt64] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  // The upper halves of SHA-512's constants.
  private static let constants = SHA512.constants.prefix(64).map { UInt32($0 >> 32) }

  static func mix(_ block: ArraySlice<UInt8>, into words: inout [UInt64]) {
    func turned(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }
    var schedule = block.words(of: 4, isLittleEndian: false).map { UInt32($0) }
    for index in 16..<64 {
      let (old, recent) = (schedule[index - 15], schedule[index - 2])
      let low = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let high = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
      schedule.append(schedule[index - 16] &+ low &+ schedule[index - 7] &+ high)
    }
    var v = words.map { UInt32($0) }
    for index in 0..<64 {
      let sum = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ sum &+ choice &+ constants[index] &+ schedule[index]
      let other = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ other &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    words = zip(words, v).map { UInt64(UInt32($0) &+ $1) }
  }
}

/// Hash functions that are no longer safe, and still in use.
public enum Insecure {
  /// The SHA-1 hash function, FIPS 180-4.
  public struct SHA1: BlockHash {
    /// The digest that the hash ends with.
    public typealias Digest = SHA1Digest
    var taken = TakenBytes(words: start)
    /// The bytes of a block.
    public static var blockByteCount: Int { 64 }
    /// The bytes of the digest.
    public static var byteCount: Int { 20 }
    static var wordByteCount: Int { 4 }
    static var isLittleEndian: Bool { false }

    /// Creates a function that has taken no bytes.
    public init() {}

    static let start: [UInt64] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]

    static func mix(_ block: ArraySlice<UInt8>, into words: inout [UInt64]) {
      func turned(_ word: UInt32, _ by: UInt32) -> UInt32 { word << by | word >> (32 - by) }
      var schedule = block.words(of: 4, isLittleEndian: false).map { UInt32($0) }
      for index in 16..<80 {
        schedule.append(
          turned(
            schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16],
            1))
      }
      var v = words.map { UInt32($0) }
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: (v[1] & v[2] | ~v[1] & v[3], 0x5a82_7999)
          case 20..<40: (v[1] ^ v[2] ^ v[3], 0x6ed9_eba1)
          case 40..<60: (v[1] & v[2] | v[1] & v[3] | v[2] & v[3], 0x8f1b_bcdc)
          default: (v[1] ^ v[2] ^ v[3], 0xca62_c1d6)
          }
        let first = turned(v[0], 5) &+ mixed &+ v[4] &+ constant &+ schedule[index]
        v = [first, v[0], turned(v[1], 30), v[2], v[3]]
      }
      words = zip(words, v).map { UInt64(UInt32($0) &+ $1) }
    }
  }

  /// The MD5 hash function, RFC 1321.
  public struct MD5: BlockHash {
    /// The digest that the hash ends with.
    public typealias Digest = MD5Digest
    var taken = TakenBytes(words: start)
    /// The bytes of a block.
    public static var blockByteCount: Int { 64 }
    /// The bytes of the digest.
    public static var byteCount: Int { 16 }
    static var wordByteCount: Int { 4 }
    static var isLittleEndian: Bool { true }

    /// Creates a function that has taken no bytes.
    public init() {}

    static let start: [UInt64] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    private static let shifts: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

    static func mix(_ block: ArraySlice<UInt8>, into words: inout [UInt64]) {
      let parts = block.words(of: 4, isLittleEndian: true).map { UInt32($0) }
      var v = words.map { UInt32($0) }
      for index in 0..<64 {
        let (mixed, part): (UInt32, Int) =
          switch index / 16 {
          case 0: (v[1] & v[2] | ~v[1] & v[3], index)
          case 1: (v[3] & v[1] | ~v[3] & v[2], (5 * index + 1) % 16)
          case 2: (v[1] ^ v[2] ^ v[3], (3 * index + 5) % 16)
          default: (v[2] ^ (v[1] | ~v[3]), 7 * index % 16)
          }
        let sum = v[0] &+ mixed &+ constants[index] &+ parts[part]
        let shift = shifts[index / 16][index % 4]
        v = [v[3], v[1] &+ (sum << shift | sum >> (32 - shift)), v[1], v[2]]
      }
      words = zip(words, v).map { UInt64(UInt32($0) &+ $1) }
    }
  }
}
