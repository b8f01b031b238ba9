import Foundation

/// A key that both sides know.
///
/// Source: Apple, CryptoKit `SymmetricKey`.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of random bytes.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Creates a key from its bytes.
  public init<D: DataProtocol>(data: D) { bytes = Array(data) }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
}

/// A size of keys.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that proves who has written bytes.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, Sendable,
  CustomStringConvertible
{
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The bytes as hexadecimal digits.
  public var description: String {
    let digits = bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
    return "HMAC with \(H.self): \(digits.joined())"
  }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// A code from a key and bytes, RFC 2104.
///
/// Source: Apple, CryptoKit `HMAC`.
public struct HMAC<H: HashFunction>: Sendable {
  /// The code that authenticates data.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Creates a code of no bytes.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of the bytes that were taken.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// True if a code is that of the bytes; it takes the same time for each wrong one.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { isValid(code.bytes, data, key) }

  /// True if a code is that of the bytes; it takes the same time for each wrong one.
  public static func isValidAuthenticationCode<C: ContiguousBytes & Sequence, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool where C.Element == UInt8 { isValid(Array(code), data, key) }

  private static func isValid<D: DataProtocol>(
    _ code: [UInt8], _ data: D, _ key: SymmetricKey
  ) -> Bool {
    let expected = authenticationCode(for: data, using: key).bytes
    guard code.count == expected.count else { return false }
    return zip(code, expected).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
