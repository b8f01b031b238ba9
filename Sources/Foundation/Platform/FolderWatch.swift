import Glibc

/// Reports which files below some folders are written, created, renamed or removed: inotify.
///
/// A class, since the system has one queue for it. New folders are watched too; hidden folders and
/// those that are left out are not.
package final class FolderWatch {
  /// Readable when something has happened.
  package let descriptor: Descriptor
  private var folders: [Int32: String] = [:]
  private let skips: (String) -> Bool
  /// Events were lost: anything may have changed.
  private var hasOverflown = false

  /// The most folders that are watched.
  package static let maxFolders = 4_096

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

  /// - Parameter skips: returns true for the paths of folders that are not watched.
  /// - Returns: nil if the system allows no further watches.
  package init?(skipping skips: @escaping (String) -> Bool = { _ in false }) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if number < 0 { return nil }
    descriptor = Descriptor(number: number)
    self.skips = skips
  }

  deinit { descriptor.close() }

  /// The number of folders that are watched.
  package var count: Int { folders.count }

  /// Watches a folder and those inside.
  ///
  /// - Returns: the files in it; nil if it cannot be watched.
  @discardableResult
  package func add(_ folder: String) -> [String]? {
    guard folders.count < Self.maxFolders else { return nil }
    let number = unsafe inotify_add_watch(descriptor.number, folder, Self.events)
    if number < 0 { return nil }
    folders[number] = folder
    var files: [String] = []
    for entry in Self.entries(of: folder) {
      let path = "\(folder)/\(entry.name)"
      if !entry.isFolder {
        files.append(path)
      } else if isMeant(path, entry.name) {
        files += add(path) ?? []
      }
    }
    return files
  }

  /// The paths that have changed since the last call, each once.
  package func changes() -> [String] {
    var (paths, seen): ([String], Set<String>) = ([], [])
    for event in read() {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasOverflown = true }
      if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.folder] = nil }
      guard let folder = folders[event.folder], !event.name.isEmpty else { continue }
      let path = "\(folder)/\(event.name)"
      var found = [path]
      if event.mask & UInt32(IN_ISDIR) != 0 {
        // A new folder may have been filled before it was watched.
        let came = event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
        found = came && isMeant(path, event.name) ? add(path) ?? [] : []
      } else if event.mask & UInt32(IN_CREATE) != 0 && !Self.isComplete(path) {
        continue
      }
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
    return paths
  }

  /// True once, after events have been lost.
  package func consumeOverflow() -> Bool {
    defer { hasOverflown = false }
    return hasOverflown
  }

  private func isMeant(_ path: String, _ name: String) -> Bool {
    !name.hasPrefix(".") && !skips(path)
  }

  /// A new file is reported when it is closed; a link is complete at once.
  private static func isComplete(_ path: String) -> Bool {
    Files.status(of: path).map { $0.st_nlink > 1 || $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }
}

extension FolderWatch {
  private struct Event {
    let folder: Int32
    let mask: UInt32
    let name: String
  }

  private func read() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = descriptor.read(into: &bytes)
      if count <= 0 { return events }
      var rest = bytes[..<count]
      while let event = Self.next(in: &rest) { events.append(event) }
    }
  }

  /// `struct inotify_event`: folder, mask, cookie, the name's length, and the zero-padded name.
  private static func next(in bytes: inout ArraySlice<UInt8>) -> Event? {
    guard let folder = word(&bytes), let mask = word(&bytes), word(&bytes) != nil,
      let length = word(&bytes), bytes.count >= Int(length)
    else { return nil }
    let name = bytes.prefix(Int(length)).prefix { $0 != 0 }
    bytes = bytes.dropFirst(Int(length))
    return Event(
      folder: Int32(bitPattern: folder), mask: mask, name: String(decoding: name, as: UTF8.self))
  }

  private static func word(_ bytes: inout ArraySlice<UInt8>) -> UInt32? {
    if bytes.count < 4 { return nil }
    let word = bytes.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    bytes = bytes.dropFirst(4)
    return word
  }

  /// The entries of a folder; links are not followed.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      let mode = Files.status(of: "\(folder)/\(name)").map { $0.st_mode & S_IFMT }
      if let mode { entries.append((name, mode == S_IFDIR)) }
    }
    return entries.sorted { $0.name < $1.name }
  }
}
