import FoundationEssentials
import Glibc

/// A database's place in the file system, looked at before SQLite sees it.
struct DatabaseFile {
  /// Without symbolic links in the folders.
  let path: String

  /// What SQLite puts beside a database.
  static let companions = ["-wal", "-shm", "-journal"]

  /// - Parameter makingFolder: whether one is made where there is none, for its owner alone.
  init(_ given: String, makingFolder: Bool) throws(DatabaseRefusal) {
    let absolute =
      given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
    guard let slash = absolute.lastIndex(of: "/"), absolute.index(after: slash) < absolute.endIndex
    else { throw .notADatabase(given) }
    let folder = String(absolute[..<slash])
    if makingFolder { try Self.prepare(folder: folder) }
    let resolved = URL(filePath: folder + "/").resolvingSymlinksInPath().path
    path = (resolved == "/" ? "" : resolved) + absolute[slash...]
  }

  private static func prepare(folder: String) throws(DatabaseRefusal) {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) == 0 || errno == EEXIST { continue }
      // Where it is there already, no right to make it is needed.
      let reason = systemError()
      if access(made, F_OK) != 0 { throw .folder(folder, reason: reason) }
    }
    if access(folder + "/.", W_OK | X_OK) != 0 { throw .folder(folder, reason: systemError()) }
  }

  var lock: String { path + ".lock" }
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" }

  /// Refuses what is not an ordinary file of ours that can be written.
  func checkRights() throws(DatabaseRefusal) {
    for name in [path, lock] + Self.companions.map({ path + $0 }) {
      guard let status = Self.status(of: name) else { continue }
      if status.st_mode & S_IFMT == S_IFLNK { throw .symbolicLink(name) }
      if status.st_mode & S_IFMT != S_IFREG { throw .notADatabase(name) }
      if status.st_nlink > 1 { throw .hardLink(name) }
      if status.st_uid != geteuid() { throw .otherOwner(name, user: Int(status.st_uid)) }
      // The mode is asked too: to the superuser everything looks writable.
      if status.st_mode & S_IWUSR == 0 || access(name, W_OK) != 0 { throw .readOnly(name) }
    }
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// What tells a file from a copy of it.
  var inode: String { Self.status(of: path).map { String($0.st_ino) } ?? "" }

  /// What tells a file system from another that may number its files alike, such as a snapshot.
  var volume: String {
    var status = statvfs()
    return statvfs(folder, &status) == 0 ? String(status.f_fsid) : ""
  }

  /// How many pages of a database the disk has room for; many where it does not say.
  var freePages: Int {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return .max }
    return Int(status.f_bavail) * Int(status.f_frsize) / 4_096
  }

  func makePrivate() {
    for name in [path] + Self.companions.map({ path + $0 }) {
      if let status = Self.status(of: name), status.st_mode & 0o077 != 0 { chmod(name, 0o600) }
    }
  }
}

/// What the system says of the last call that failed, in the middle of a sentence.
func systemError() -> String { String(cString: strerror(errno)).lowercased() }

/// The code of the last call that failed.
func currentSystemCode() -> Int32 { errno }

/// So that what is said next is of a later call.
func clearSystemCode() { errno = 0 }

extension DatabaseFile {
  /// For its owner alone.
  static func makeEmpty(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return false }
    return Glibc.close(descriptor) == 0
  }

  static func remove(_ path: String) {
    for name in [path] + companions.map({ path + $0 }) { unlink(name) }
  }

  /// - Parameter count: how many bytes, over the beginning of the target.
  static func copy(_ path: String, to target: String, count: Int = .max) -> Bool {
    let from = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if from < 0 { return false }
    defer { _ = Glibc.close(from) }
    let to = open(target, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if to < 0 { return false }
    defer { _ = Glibc.close(to) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var left = count
    while left > 0 {
      let got = Glibc.read(from, &bytes, min(bytes.count, left))
      if got <= 0 { return got == 0 }
      guard Glibc.write(to, bytes, got) == got else { return false }
      left -= got
    }
    return true
  }

  /// So that it is there after a power cut.
  static func move(_ path: String, to target: String) -> Bool {
    guard sync(path), rename(path, target) == 0, let slash = target.lastIndex(of: "/") else {
      return false
    }
    return sync(String(target[...slash]))
  }

  /// As `move`, where there is no such file; what came there meanwhile stays.
  static func move(_ path: String, toFree target: String) -> Bool {
    guard sync(path), let slash = target.lastIndex(of: "/") else { return false }
    if link(path, target) == 0 {
      unlink(path)
    } else {
      // Not every file system has links.
      guard errno != EEXIST, status(of: target) == nil, rename(path, target) == 0 else {
        return false
      }
    }
    return sync(String(target[...slash]))
  }

  private static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return false }
    defer { _ = Glibc.close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// Moves what is there, with all that SQLite has beside it, to a name that says when.
  ///
  /// - Parameter what: why, as the name's first part.
  /// - Returns: the new name of the first.
  func moveAside(_ names: [String], as what: String, at now: Int64) -> String? {
    let target = unusedName(what, at: now, names)
    let there = names.filter { Self.status(of: path + $0) != nil }
    for name in there where rename(path + name, target + name) != 0 { return nil }
    return there.first.map { target + $0 }
  }

  /// A name beside the database's that says why and when, free with each of these endings.
  func unusedName(_ what: String, at now: Int64, _ endings: [String]) -> String {
    var target = "\(path).\(what)-\(Self.stamp(now))"
    var attempt = 1
    while endings.contains(where: { Self.status(of: target + $0) != nil }) {
      attempt += 1
      target = "\(path).\(what)-\(Self.stamp(now))-\(attempt)"
    }
    return target
  }

  /// Universal time to the second: 20260228T235959Z.
  private static func stamp(_ milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let numbers = [
      (Int(parts.tm_year) + 1900, 4), (Int(parts.tm_mon) + 1, 2), (Int(parts.tm_mday), 2),
      (Int(parts.tm_hour), 2), (Int(parts.tm_min), 2), (Int(parts.tm_sec), 2),
    ].map { String(repeating: "0", count: max(0, $1 - String($0).count)) + String($0) }
    return numbers[..<3].joined() + "T" + numbers[3...].joined() + "Z"
  }
}

extension DatabaseFile {
  static func removeAlone(_ path: String) { unlink(path) }
}
