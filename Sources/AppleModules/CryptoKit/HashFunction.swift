import Foundation

/// A function from bytes of any number to a few.
///
/// Source: Apple, CryptoKit `HashFunction`.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// The bytes that are taken at a time.
  static var blockByteCount: Int { get }
  init()
  /// Takes bytes.
  mutating func update<D: DataProtocol>(data: D)
  /// The digest of the bytes that were taken.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The result of a hash function.
///
/// Source: Apple, CryptoKit `Digest`.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, ContiguousBytes, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function that takes blocks and has its digest in words.
protocol BlockHash: HashFunction where Digest: DigestOfBytes {
  var taken: TakenBytes { get set }
  /// Takes a block.
  static func mix(_ block: ArraySlice<UInt8>, into words: inout [UInt64])
  static var start: [UInt64] { get }
  /// The bytes of a word.
  static var wordByteCount: Int { get }
  static var isLittleEndian: Bool { get }
}

/// The bytes that a hash function has taken.
struct TakenBytes: Sendable {
  var words: [UInt64]
  /// The bytes of a block that is not full.
  var rest: [UInt8] = []
  var count: UInt64 = 0
}

extension BlockHash {
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    taken.count &+= UInt64(data.count)
    taken.rest.append(contentsOf: data)
    taken.mixBlocks(of: Self.self)
  }

  /// The digest of the bytes that were taken.
  public func finalize() -> Digest {
    var taken = taken
    let lengthByteCount = Self.wordByteCount * 2
    taken.rest.append(0x80)
    while (taken.rest.count + lengthByteCount) % Self.blockByteCount != 0 { taken.rest.append(0) }
    let length = bytes(of: taken.count &* 8, count: 8)
    let zeros = [UInt8](repeating: 0, count: lengthByteCount - 8)
    taken.rest += Self.isLittleEndian ? length + zeros : zeros + length
    taken.mixBlocks(of: Self.self)
    let all = taken.words.flatMap { bytes(of: $0, count: Self.wordByteCount) }
    return Digest(bytes: Array(all.prefix(Digest.byteCount)))
  }

  private func bytes(of word: UInt64, count: Int) -> [UInt8] {
    let shifts = (0..<count).map { UInt64($0) * 8 }
    let order = Self.isLittleEndian ? shifts : shifts.reversed()
    return order.map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}

extension TakenBytes {
  mutating func mixBlocks<Hash: BlockHash>(of type: Hash.Type) {
    var start = 0
    while rest.count - start >= Hash.blockByteCount {
      Hash.mix(rest[start..<start + Hash.blockByteCount], into: &words)
      start += Hash.blockByteCount
    }
    rest.removeFirst(start)
  }
}

extension ArraySlice<UInt8> {
  /// The words of a block.
  func words(of count: Int, isLittleEndian: Bool) -> [UInt64] {
    stride(from: startIndex, to: endIndex, by: count).map { start in
      let bytes = self[start..<start + count]
      return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes))
        .reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}

/// A digest that is made of its bytes.
protocol DigestOfBytes: Digest {
  var bytes: [UInt8] { get }
  static var name: String { get }
  init(bytes: [UInt8])
}

extension DigestOfBytes {
  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    return "\(Self.name) digest: \(digits.joined())"
  }

  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

extension Digest {
  /// True if the bytes are the same.
  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool {
    Array(one) == Array(other)
  }
}
