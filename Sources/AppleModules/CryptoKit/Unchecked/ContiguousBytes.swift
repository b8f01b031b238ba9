import Foundation

// The bytes of digests, codes and keys, for a closure that does not keep them.

extension DigestOfBytes {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}

extension SymmetricKey: ContiguousBytes {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}

extension HashedAuthenticationCode: ContiguousBytes {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}
