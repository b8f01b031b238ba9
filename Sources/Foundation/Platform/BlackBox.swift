import Glibc

/// Notes of a program's work, in memory that outlives it: the program that started it reads them
/// after a crash.
///
/// A class: it owns the memory. One program writes and one reads.
@safe
package final class BlackBox {
  /// The bytes of the beats and the words.
  private static let bytes = 4_096
  private static let lengthOffset = 8
  /// The offset of a number that is 1 while the stack is asked for.
  private static let requestOffset = 12
  /// The offset of the words, after the beats and the length.
  private static let start = 16
  /// The bytes of a notice for clients and its length, after the words.
  static let noticeBytes = 4_096

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
    guard ftruncate(number, off_t(Self.bytes + Self.noticeBytes)) == 0 else {
      Glibc.close(number)
      return nil
    }
    self.init(Descriptor(number: number))
  }

  /// The memory that another program has made; nil if the descriptor is none of that.
  package init?(_ descriptor: Descriptor) {
    let memory = unsafe mmap(
      nil, Self.bytes + Self.noticeBytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    unsafe self.memory = memory
  }

  deinit {
    unsafe munmap(memory, Self.bytes + Self.noticeBytes)
    descriptor.close()
  }

  /// The number of beats so far: it grows as long as the program gets on.
  package var beats: UInt64 { unsafe memory.load(as: UInt64.self) }

  /// Says that the program gets on.
  package func beat() { unsafe memory.storeBytes(of: beats &+ 1, as: UInt64.self) }

  /// The words that were noted last; one empty word if the program is doing nothing that it notes.
  package var words: [String] {
    let length = unsafe Int(memory.load(fromByteOffset: Self.lengthOffset, as: UInt32.self))
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

  /// Leaves bytes for the clients of a program whose code does not return.
  ///
  /// - Returns: false if there are too many.
  package func post(_ bytes: [UInt8]) -> Bool {
    if bytes.count > Self.noticeBytes - 4 { return false }
    let notice = unsafe memory + Self.bytes
    for (index, byte) in bytes.enumerated() {
      unsafe notice.storeBytes(of: byte, toByteOffset: 4 + index, as: UInt8.self)
    }
    unsafe notice.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    return true
  }

  /// Asks the program for the stack of its code.
  package func requestStack() {
    unsafe memory.storeBytes(of: 1, toByteOffset: Self.requestOffset, as: UInt32.self)
  }

  /// From now on the program sends its clients what is posted, as long as words are noted.
  package func deliverNotices() {
    unsafe HangNotice.prepare(
      at: memory + Self.bytes, while: memory + Self.lengthOffset,
      request: memory + Self.requestOffset)
  }

  private func append(_ byte: UInt8, at end: inout Int) {
    if end >= Self.bytes { return }
    unsafe memory.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
    end += 1
  }

  private func setLength(_ length: Int) {
    unsafe memory.storeBytes(of: UInt32(length), toByteOffset: Self.lengthOffset, as: UInt32.self)
  }
}
