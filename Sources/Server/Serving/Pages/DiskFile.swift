import FoundationEssentials
import Glibc
import Platform
import Transport

/// A file of the disk that clients can ask for, and how browsers keep it.
struct DiskFile: Hashable, Sendable {
  /// Without symbolic links.
  let path: String
  /// A larger file is not served, in bytes.
  let maxBytes: Int
  /// The value of the header Cache-Control.
  var caching = StaticFile.askAgain
  /// The headers in addition to those of every file.
  var headers: [String: String] = [:]

  /// A state of the file. Its contents, its permissions and its name have not changed as long as it
  /// has the same version.
  struct Version: Hashable, Sendable {
    let bytes: Int
    fileprivate let inode: UInt
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
  }

  /// Nil if there is no such file, or if it is too large.
  var version: Version? {
    guard let status = Files.status(of: path), status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maxBytes
    else { return nil }
    return Version(
      bytes: status.st_size, inode: UInt(status.st_ino), seconds: status.st_ctim.tv_sec,
      nanoseconds: status.st_ctim.tv_nsec)
  }

  /// Reads the file and compresses it; nil if it is gone or too large by now.
  func read() -> StaticFile? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= maxBytes else {
      return nil
    }
    return StaticFile(
      name: path, bytes: Array(data), caching: caching,
      headers: headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
