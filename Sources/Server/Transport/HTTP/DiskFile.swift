import FoundationEssentials
import Glibc
import Platform

/// A file of the disk that clients can ask for, and how browsers keep it.
package struct DiskFile: Hashable, Sendable {
  /// Without symbolic links.
  package let path: String
  /// A larger file is not served, in bytes.
  package let maxBytes: Int
  /// The value of the header Cache-Control.
  package var caching: String
  /// The headers in addition to those of every file.
  package var headers: [String: String]

  /// - Parameter path: without symbolic links.
  package init(
    path: String, maxBytes: Int, caching: String = StaticFile.askAgain,
    headers: [String: String] = [:]
  ) {
    (self.path, self.maxBytes) = (path, maxBytes)
    (self.caching, self.headers) = (caching, headers)
  }

  /// A state of the file. Its contents, its permissions and its name have not changed as long as it
  /// has the same version.
  package struct Version: Hashable, Sendable {
    package let bytes: Int
    fileprivate let inode: UInt
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
  }

  /// Nil if there is no such file, or if it is too large.
  package var version: Version? {
    guard let status = Files.status(of: path), status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maxBytes
    else { return nil }
    return Version(
      bytes: status.st_size, inode: UInt(status.st_ino), seconds: status.st_ctim.tv_sec,
      nanoseconds: status.st_ctim.tv_nsec)
  }

  /// Reads the file and compresses it; nil if it is gone or too large by now.
  package func read() -> StaticFile? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= maxBytes else {
      return nil
    }
    return StaticFile(
      name: path, bytes: Array(data), caching: caching,
      headers: headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
