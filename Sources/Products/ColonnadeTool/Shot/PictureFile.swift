import Glibc
import Platform
import Serving

/// The file that a picture goes to: there is the whole of it, or what was there before.
struct PictureFile {
  private static let otherKinds = [
    ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".pdf", ".avif", ".heic", ".tiff", ".bmp",
  ]
  private let path: String

  /// - Parameter path: `-` for standard output.
  /// - Throws: one sentence if nothing could be written there.
  init(_ path: String) throws(UsageError) {
    self.path = path
    if path == "-" { return }
    if let other = Self.otherKinds.first(where: path.lowercased().hasSuffix) {
      throw UsageError(
        "The picture is PNG, not \(other.dropFirst()): name the file like picture.png.")
    }
    let kind = Files.status(of: path).map { $0.st_mode & S_IFMT }
    guard kind == nil || kind == S_IFREG else {
      throw UsageError("\(path) is there already, and is no file.")
    }
    guard Files.allows(W_OK | X_OK, Self.folder(of: path)) else {
      throw UsageError("\(path) cannot be written: \(SystemError.text(of: SystemError.code)).")
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// - Throws: one sentence.
  func write(_ bytes: [UInt8]) throws(ShotFailure) {
    guard path != "-" else {
      guard Descriptor.standardOutput.writeAll(bytes) else { throw failure("Standard output") }
      return
    }
    let part = "\(path).\(getpid()).part"
    guard let file = Descriptor(opening: part, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644) else {
      throw failure(path)
    }
    let isWhole = file.writeAll(bytes)
    if file.close() && isWhole && Files.rename(part, to: path) { return }
    let reason = failure(path)
    Files.remove(part)
    throw reason
  }

  private func failure(_ name: String) -> ShotFailure {
    ShotFailure("\(name) cannot be written: \(SystemError.text(of: SystemError.code)).")
  }
}
