import FoundationEssentials
import Glibc
import Platform

/// A database's place in the file system, looked at before SQLite sees it.
struct DatabaseFile {
  /// Without symbolic links in the folders.
  let path: String

  /// The endings of the files that SQLite puts beside a database.
  static let companions = ["-wal", "-shm", "-journal"]

  /// - Parameter makingFolder: true to create a folder if there is none, only for its owner.
  /// - Throws: `folder`, or `notADatabase` if the path names a folder.
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
      if Files.makeFolder(made) || errno == EEXIST { continue }
      // A folder that exists needs no permission to create it.
      let reason = systemError()
      if !Files.allows(F_OK, made) { throw .folder(folder, reason: reason) }
    }
    if !Files.allows(W_OK | X_OK, folder + "/.") {
      throw .folder(folder, reason: systemError())
    }
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
      if status.st_mode & S_IWUSR == 0 || !Files.allows(W_OK, name) { throw .readOnly(name) }
    }
  }

  static func status(of path: String) -> stat? {
    Files.status(of: path)
  }

  /// The inode, which distinguishes a file from its copy.
  var inode: String { Self.status(of: path).map { String($0.st_ino) } ?? "" }

  /// The id of the file system: other file systems can use the same inode numbers.
  var volume: String {
    Files.fileSystem(of: folder).map { String($0.f_fsid) } ?? ""
  }

  /// The pages of a database that the disk has room for; many if it does not say.
  var freePages: Int {
    guard let status = Files.fileSystem(of: folder) else { return .max }
    return Int(status.f_bavail) * Int(status.f_frsize) / 4_096
  }

  func makePrivate() {
    for name in [path] + Self.companions.map({ path + $0 }) {
      if let status = Self.status(of: name), status.st_mode & 0o077 != 0 {
        Files.setMode(0o600, of: name)
      }
    }
  }
}

/// The system's words on the last call that failed, for the middle of a sentence.
func systemError() -> String { SystemError.text(of: errno).lowercased() }

extension DatabaseFile {
  /// Only for its owner.
  static func makeEmpty(_ path: String) -> Bool {
    Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)?.close() ?? false
  }

  static func remove(_ path: String) {
    for name in [path] + companions.map({ path + $0 }) { Files.remove(name) }
  }

  /// - Parameter count: the bytes to copy, over the beginning of the target.
  static func copy(_ path: String, to target: String, count: Int = .max) -> Bool {
    guard let from = Descriptor(opening: path, O_RDONLY | O_NOFOLLOW) else { return false }
    defer { from.close() }
    guard let to = Descriptor(opening: target, O_WRONLY | O_CREAT | O_NOFOLLOW) else {
      return false
    }
    defer { to.close() }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var left = count
    while left > 0 {
      let got = from.read(into: &bytes, atMost: left)
      if got <= 0 { return got == 0 }
      guard to.write(bytes, count: got) == got else { return false }
      left -= got
    }
    return true
  }

  /// Moves a file so that it is there after a power cut.
  static func move(_ path: String, to target: String) -> Bool {
    guard sync(path), Files.rename(path, to: target), let slash = target.lastIndex(of: "/") else {
      return false
    }
    return sync(String(target[...slash]))
  }

  /// As `move`, but only if no file has the new name. A file that appears there in the meantime is
  /// kept.
  static func move(_ path: String, toFree target: String) -> Bool {
    guard sync(path), let slash = target.lastIndex(of: "/") else { return false }
    if Files.link(path, to: target) {
      Files.remove(path)
    } else {
      // Not every file system has links.
      guard errno != EEXIST, status(of: target) == nil, Files.rename(path, to: target) else {
        return false
      }
    }
    return sync(String(target[...slash]))
  }

  private static func sync(_ path: String) -> Bool {
    guard let descriptor = Descriptor(opening: path) else { return false }
    defer { descriptor.close() }
    return fsync(descriptor.number) == 0
  }

  /// Moves the files that are there to a name that says why and when.
  ///
  /// - Parameter what: the reason, as the name's first part.
  /// - Returns: the new name of the first.
  func moveAside(_ names: [String], as what: String, at now: Int64) -> String? {
    let target = unusedName(what, at: now, names)
    let there = names.filter { Self.status(of: path + $0) != nil }
    for name in there where !Files.rename(path + name, to: target + name) { return nil }
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
    let time = UniversalTime(milliseconds: milliseconds)
    let numbers = [
      (time.year, 4), (time.month, 2), (time.day, 2), (time.hour, 2), (time.minute, 2),
      (time.second, 2),
    ].map { String(repeating: "0", count: max(0, $1 - String($0).count)) + String($0) }
    return numbers[..<3].joined() + "T" + numbers[3...].joined() + "Z"
  }
}

extension DatabaseFile {
  static func removeFile(_ path: String) { Files.remove(path) }
}
