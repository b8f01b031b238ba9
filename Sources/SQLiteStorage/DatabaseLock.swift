import Glibc

/// Keeps other servers from a database, in a file of its own: SQLite's locks come and go.
///
/// The system lets go of it when the process ends, however it ends. The file stays: whoever removed
/// it could remove one that somebody else has just locked.
struct DatabaseLock: ~Copyable {
  private let descriptor: Int32

  init(_ file: DatabaseFile) throws(DatabaseRefusal) {
    let descriptor = open(file.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { throw .unusable(file.path, reason: systemError()) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      let pid = Self.holder(descriptor)
      _ = Glibc.close(descriptor)
      if reason == EWOULDBLOCK { throw .locked(file.path, pid: pid) }
      throw .unusable(file.path, reason: String(cString: strerror(reason)).lowercased())
    }
    let pid = Array("\(getpid())\n".utf8)
    // Without room for it the lock holds all the same; only its holder cannot be named.
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, pid, pid.count, 0) }
    self.descriptor = descriptor
  }

  private static func holder(_ descriptor: Int32) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
    return Int(String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self))
  }

  deinit {
    _ = Glibc.close(descriptor)
  }
}
