import Glibc

/// Files by their paths. A call that fails returns false or nil and leaves its reason in
/// `SystemError.code`.
package enum Files {
  /// The entry itself, if it is a symbolic link.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }

  package static func fileSystem(of path: String) -> statvfs? {
    var status = statvfs()
    return unsafe statvfs(path, &status) == 0 ? status : nil
  }

  /// - Parameter rights: `F_OK`, or those of `R_OK`, `W_OK` and `X_OK` that this process needs.
  package static func allows(_ rights: Int32, _ path: String) -> Bool {
    unsafe access(path, rights) == 0
  }

  package static func setMode(_ mode: mode_t, of path: String) { unsafe chmod(path, mode) }

  /// The path without symbolic links.
  package static func resolve(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  package static func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o700) == 0 }

  /// Creates a folder with a new name in the folder for temporary files.
  ///
  /// - Parameter limit: the most bytes of the parent's path, for a folder of sockets; a longer path
  ///   is replaced by `/tmp`.
  package static func makeTemporaryFolder(belowPathOf limit: Int = .max) -> String? {
    let asked = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let parent = asked.utf8.count <= limit ? asked : "/tmp"
    var name = Array("\(parent)/colonnade-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { return nil }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @discardableResult
  package static func removeFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

  @discardableResult
  package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  /// Renames a file; one that has the new name is replaced.
  package static func rename(_ path: String, to target: String) -> Bool {
    unsafe Glibc.rename(path, target) == 0
  }

  /// Gives a file a second name; not every file system can.
  package static func link(_ path: String, to target: String) -> Bool {
    unsafe Glibc.link(path, target) == 0
  }
}
