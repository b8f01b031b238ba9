import Glibc

/// Notes of a program's work, in memory that outlives it: the program that started it reads them
/// after a crash.
///
/// A class: it owns the memory. One program writes and one reads.
@safe
package final class BlackBox {
  private static let bytes = 4_096
  /// The offset of the words, after the beats and the length.
  private static let start = 16

  /// The memory's descriptor, for the program that is to write into it.
  package let descriptor: Descriptor
  private let memory: UnsafeMutableRawPointer

  /// Memory without words; nil if the system has none left.
  package convenience init?() {
    let folder = Files.allows(W_OK, "/dev/shm") ? "/dev/shm" : "/tmp"
    var path = Array("\(folder)/colonnade-XXXXXX".utf8CString)
    let number = unsafe mkstemp(&path)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    // The memory goes with the last program that has it.
    unsafe unlink(path)
    guard ftruncate(number, off_t(Self.bytes)) == 0 else {
      Glibc.close(number)
      return nil
    }
    self.init(Descriptor(number: number))
  }

  /// The memory that another program has made; nil if the descriptor is none of that.
  package init?(_ descriptor: Descriptor) {
    let memory = unsafe mmap(
      nil, Self.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    unsafe self.memory = memory
  }

  deinit {
    unsafe munmap(memory, Self.bytes)
    descriptor.close()
  }

  /// The number of beats so far: it grows as long as the program gets on.
  package var beats: UInt64 { unsafe memory.load(as: UInt64.self) }

  /// Says that the program gets on.
  package func beat() { unsafe memory.storeBytes(of: beats &+ 1, as: UInt64.self) }

  /// The words that were noted last; one empty word if the program is doing nothing that it notes.
  package var words: [String] {
    let length = unsafe Int(memory.load(fromByteOffset: 8, as: UInt32.self))
    let text = unsafe UnsafeRawBufferPointer(
      start: memory + Self.start, count: min(length, Self.bytes - Self.start))
    return unsafe text.split(separator: 0, omittingEmptySubsequences: false)
      .map { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Notes words; what does not fit is cut off.
  package func note(_ words: String...) {
    var end = Self.start
    for word in words {
      if end > Self.start { append(0, at: &end) }
      for byte in word.utf8 where byte != 0 { append(byte, at: &end) }
    }
    setLength(end - Self.start)
  }

  /// Notes that the program has done what it noted.
  package func clear() { setLength(0) }

  private func append(_ byte: UInt8, at end: inout Int) {
    if end >= Self.bytes { return }
    unsafe memory.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
    end += 1
  }

  private func setLength(_ length: Int) {
    unsafe memory.storeBytes(of: UInt32(length), toByteOffset: 8, as: UInt32.self)
  }
}
