import Foundation

/// The digest of SHA256.
public struct SHA256Digest: DigestOfBytes {
  let bytes: [UInt8]
  static var name: String { "SHA256" }
  /// The number of bytes.
  public static var byteCount: Int { 32 }
}

/// The digest of SHA384.
public struct SHA384Digest: DigestOfBytes {
  let bytes: [UInt8]
  static var name: String { "SHA384" }
  /// The number of bytes.
  public static var byteCount: Int { 48 }
}

/// The digest of SHA512.
public struct SHA512Digest: DigestOfBytes {
  let bytes: [UInt8]
  static var name: String { "SHA512" }
  /// The number of bytes.
  public static var byteCount: Int { 64 }
}

extension Insecure {
  /// The digest of SHA1.
  public struct SHA1Digest: DigestOfBytes {
    let bytes: [UInt8]
    static var name: String { "SHA1" }
    /// The number of bytes.
    public static var byteCount: Int { 20 }
  }
}

extension Insecure {
  /// The digest of MD5.
  public struct MD5Digest: DigestOfBytes {
    let bytes: [UInt8]
    static var name: String { "MD5" }
    /// The number of bytes.
    public static var byteCount: Int { 16 }
  }
}
