import Glibc
import Platform

/// Keeps other servers from a database, in a file of its own: SQLite's locks come and go.
///
/// The system releases it when the process ends, however it ends. The file stays: removing it could
/// remove one that another server has just locked. It also describes the database after the last
/// write; a copy of the database does not include this file.
final class DatabaseLock: Sendable {
  private let descriptor: Descriptor
  /// The file's record of the database, from before it was locked.
  let lockRecord: LockRecord

  /// The offsets of its lines. None is ever cut off: on a full disk there is room for what was
  /// there.
  private enum LineOffset {
    static let generations = 64
    static let newest = 256
    static let damage = 512
    static let end = 576
  }

  init(_ file: DatabaseFile) throws(DatabaseRefusal) {
    guard let descriptor = Descriptor(opening: file.lock, O_RDWR | O_CREAT | O_NOFOLLOW) else {
      throw .unusable(file.path, reason: systemError())
    }
    if let reason = Self.lock(descriptor) {
      let pid = Self.holder(descriptor)
      descriptor.close()
      if reason == EWOULDBLOCK { throw .locked(file.path, pid: pid) }
      throw .unusable(file.path, reason: SystemError.text(of: reason).lowercased())
    }
    self.descriptor = descriptor
    lockRecord = Self.lockRecord(descriptor)
    // Without room for it the lock holds all the same; only its holder cannot be named.
    write("\(getpid())\n", at: 0, upTo: LineOffset.generations)
  }

  /// Locks the file. A tool that looks at the database has the lock for a moment, so that is not the
  /// last word.
  ///
  /// - Returns: the system's error; nil if the lock is held now.
  private static func lock(_ descriptor: Descriptor) -> Int32? {
    var reason: Int32?
    for attempt in 0..<20 {
      if attempt > 0 { usleep(5_000) }
      if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 { return nil }
      reason = errno
      if reason != EWOULDBLOCK { break }
    }
    return reason
  }

  /// The process that holds the lock, if the file says so: a new holder writes it a moment
  /// later.
  private static func holder(_ descriptor: Descriptor) -> Int? {
    for _ in 0..<20 {
      if let pid = Int(line(descriptor, 0..<LineOffset.generations)) { return pid }
      usleep(5_000)
    }
    return nil
  }

  /// The record of a database, for one who only looks; `isHeld` is true while a server has the
  /// database.
  static func record(beside file: DatabaseFile) -> (record: LockRecord, isHeld: Bool) {
    guard let descriptor = Descriptor(opening: file.lock, O_RDONLY | O_NOFOLLOW) else {
      return (.none, false)
    }
    defer { descriptor.close() }
    let isHeld = flock(descriptor.number, LOCK_SH | LOCK_NB) != 0
    // A child process that is just being started keeps the file open.
    defer { flock(descriptor.number, LOCK_UN) }
    return (lockRecord(descriptor), isHeld)
  }

  private static func lockRecord(_ descriptor: Descriptor) -> LockRecord {
    LockRecord(
      generations: line(descriptor, LineOffset.generations..<LineOffset.newest),
      newest: line(descriptor, LineOffset.newest..<LineOffset.damage),
      damage: line(descriptor, LineOffset.damage..<LineOffset.end))
  }

  private static func line(_ descriptor: Descriptor, _ range: Range<Int>) -> String {
    String(decoding: read(descriptor, range).prefix { $0 != 10 }, as: UTF8.self)
  }

  private static func read(_ descriptor: Descriptor, _ range: Range<Int>) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count = descriptor.read(into: &bytes, at: range.lowerBound)
    return bytes.prefix(max(0, count))
  }

  private func write(_ text: String, at start: Int, upTo end: Int) {
    var bytes = Array(text.utf8.prefix(end - start))
    bytes += [UInt8](repeating: 32, count: end - start - bytes.count)
    descriptor.write(bytes, at: start)
  }

  /// Records which generations the database can have, and waits until the disk has stored it. If
  /// that fails, the next server takes the database for a copy, which does no harm.
  func record(generations: [String]) {
    write(LockRecord.line(generations), at: LineOffset.generations, upTo: LineOffset.newest)
    _ = fdatasync(descriptor.number)
  }

  /// Records what the newest change is. Nothing is waited for: it outlives the process, and after a
  /// power cut it is true of something older.
  func record(newest: LockRecord.Newest?) {
    let words = newest.map { [$0.id, $0.head, $0.answered] } ?? []
    write(LockRecord.line(words.map(String.init)), at: LineOffset.newest, upTo: LineOffset.damage)
  }

  /// Records whether damage has been met since the database was looked at whole. Nothing is waited
  /// for: after a power cut it is met again.
  func record(isDamaged: Bool) {
    write(
      LockRecord.line(isDamaged ? LockRecord.damaged : []), at: LineOffset.damage,
      upTo: LineOffset.end)
  }

  /// Closing the file is not enough: a child process that is just being started still has it.
  deinit {
    flock(descriptor.number, LOCK_UN)
    descriptor.close()
  }
}
