import Glibc
import Platform

/// A file that is read at any offset, and that nothing is done to.
package final class FileBytes {
  private let descriptor: Descriptor
  let count: Int

  package init?(_ path: String) {
    guard let opened = Descriptor(opening: path, O_RDONLY | O_NOFOLLOW) else { return nil }
    descriptor = opened
    count = opened.count
  }

  /// - Returns: nil if the file ends before that, or the disk fails.
  package func read(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return descriptor.read(into: &bytes, at: offset) == count ? bytes : nil
  }

  deinit {
    descriptor.close()
  }
}

extension [UInt8] {
  /// The number in `count` bytes, high byte first. The bytes must exist.
  func number(at offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
