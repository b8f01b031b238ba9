import Glibc
import Platform

/// The secret that clients must show to a server that other machines can reach.
public struct Token {
  private let bytes: [UInt8]

  /// The fewest bytes of a token: 256 bits take 64 in hexadecimal, 43 in Base64.
  static let minBytes = 32

  /// Reads the first line of a file.
  ///
  /// - Throws: one sentence; also if all users of the machine can read the file, or change it.
  public init(file path: String) throws(UsageError) {
    if Self.isOpenToAll(path) {
      throw UsageError(
        "All users of this machine can read or change the token file \(path). Try “chmod 600”.")
    }
    guard let contents = try? InputFile.bytes(path) else {
      throw UsageError("The token file \(path) cannot be read.")
    }
    let line = contents.prefix { $0 != 0x0A }
    bytes = line.reversed().drop { $0 == 0x0D || $0 == 0x20 }.reversed()
    guard bytes.count >= Self.minBytes else {
      throw UsageError("The token in \(path) is shorter than \(Self.minBytes) bytes.")
    }
  }

  /// A group can be let in, such as that of an orchestrator.
  private static func isOpenToAll(_ path: String) -> Bool {
    guard let status = Files.status(of: Files.resolve(path) ?? path) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_mode & (S_IROTH | S_IWOTH) != 0
  }

  /// 256 random bits in hexadecimal.
  init() {
    bytes = (0..<32).flatMap { _ -> [UInt8] in
      let byte = UInt8.random(in: 0...255)
      return Array((byte < 16 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8)
    }
  }

  /// A secret that was created elsewhere.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The token as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the same time wherever the first difference is.
  func matches(_ text: String) -> Bool {
    let other = Array(text.utf8)
    var difference = UInt8(other.count == bytes.count ? 0 : 1)
    for index in other.indices { difference |= other[index] ^ bytes[index % bytes.count] }
    return difference == 0
  }
}
