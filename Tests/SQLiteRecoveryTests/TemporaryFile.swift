import Foundation
import Glibc

/// A database file in a folder of its own, which is removed with the last reference.
final class TemporaryFile {
  let folder: String
  var path: String { folder + "/store.db" }

  init() {
    // In memory if possible: these tests do not depend on the disk.
    let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : NSTemporaryDirectory()
    folder = memory + "colonnade-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func bytes(of name: String = "store.db") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
  }

  func write(_ bytes: [UInt8], to name: String = "store.db") throws {
    try Data(bytes).write(to: URL(filePath: folder + "/" + name))
  }
}
