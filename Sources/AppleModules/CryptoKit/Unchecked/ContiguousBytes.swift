import Foundation

// The bytes of digests, codes and keys, for a closure that does not keep them.

extension DigestOfBytes {
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}

extension SymmetricKey: ContiguousBytes {
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}

extension HashedAuthenticationCode: ContiguousBytes {
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}
