import Glibc

/// A file that is read at any place, and that nothing is done to.
final class FileBytes {
  private let descriptor: Int32
  let count: Int

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 { return nil }
    var status = stat()
    count = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// - Returns: nil where the file ends before, or the disk fails.
  func read(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, offset) == count ? bytes : nil
  }

  deinit {
    _ = Glibc.close(descriptor)
  }
}

extension [UInt8] {
  /// The number that so many bytes spell, the greatest first; they have to be there.
  func number(at offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
