import Foundation

/// A folder on a disk, not in memory as `/tmp` may be; deleted with its contents.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = URL(filePath: "/var/tmp/colonnade-bench-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
