import Glibc
import Platform

extension DatabaseFile {
  /// The kind of a file, as its first bytes say.
  enum Kind: Hashable {
    case absent
    case empty
    case ours(schema: Int)
    /// A database of ours that has changed.
    case damaged
    case otherProgram
    case notADatabase
  }

  func kind() throws(DatabaseRefusal) -> Kind {
    guard let descriptor = Descriptor(opening: path, O_RDONLY | O_NOFOLLOW) else {
      if errno == ENOENT { return .absent }
      throw .unusable(path, reason: systemError())
    }
    defer { descriptor.close() }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = descriptor.read(into: &bytes)
    if count < 0 { throw .unusable(path, reason: systemError()) }
    return Self.kind(ofHeader: Array(bytes[..<count]))
  }

  static func kind(ofHeader bytes: [UInt8]) -> Kind {
    if bytes.isEmpty { return .empty }
    let isDatabase = bytes.starts(with: Array("SQLite format 3\0".utf8))
    let hasOurID = number(bytes, at: 68) == Schema.applicationID
    if isDatabase && hasOurID {
      let schema = number(bytes, at: 60) ?? 0
      return schema == 0 ? .damaged : .ours(schema: schema)
    }
    if hasOurID || hasMark(bytes) { return .damaged }
    return isDatabase ? .otherProgram : .notADatabase
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard bytes.count >= offset + 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first page holds the text of the schema.
  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    let mark = Array("CREATE TABLE colonnade(".utf8)
    guard bytes.count >= mark.count else { return false }
    return (0...bytes.count - mark.count).contains { start in
      bytes[start] == mark[0] && bytes[start...].starts(with: mark)
    }
  }
}

extension DatabaseFile {
  /// The id that the machine has had since it was started.
  static var boot: String { firstLine("/proc/sys/kernel/random/boot_id") }

  /// Empty if it cannot be read.
  static func firstLine(_ path: String) -> String {
    guard let descriptor = Descriptor(opening: path) else { return "" }
    defer { descriptor.close() }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = max(0, descriptor.read(into: &bytes))
    return String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self)
  }
}
