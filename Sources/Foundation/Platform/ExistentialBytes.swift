/// The bytes of a value of any type with some conformance, such as `any Clock<Duration>` or `Any`: a
/// buffer of three words, the type, and the tables of its conformances. A larger value is in a box,
/// whose address is in the buffer.
///
/// Source: Swift, `docs/ABI/TypeLayout.rst` and `TypeMetadata.rst`.
enum ExistentialBytes {
  private static let word = MemoryLayout<Int>.size
  private static let bufferSize = 3 * word
  /// The word with which the metadata of such a type begins.
  private static let kind = 0x303

  /// True if values of the type are kept like this, or nil: it is neither for classes only nor for
  /// errors.
  static func areOf(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard unsafe metadata.load(as: Int.self) == kind else { return false }
    let flags = unsafe metadata.load(fromByteOffset: word, as: UInt32.self)
    let (isForAll, special) = (flags & 0x8000_0000 != 0, flags >> 24 & 0x3F)
    return isForAll && special == 0
  }

  /// True if both hold a value of the same type with the same bytes; what the values leave free in
  /// the buffer does not count.
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard unsafe left[bufferSize...].elementsEqual(right[bufferSize...]) else { return false }
    // Nil has no type.
    guard unsafe left.load(fromByteOffset: bufferSize, as: Int.self) != 0 else { return true }
    let type = unsafe left.load(fromByteOffset: bufferSize, as: Any.Type.self)
    let used = usedSize(of: type)
    return unsafe left[..<used].elementsEqual(right[..<used])
  }

  private static func usedSize(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int {
      let fits = MemoryLayout<T>.size <= bufferSize && MemoryLayout<T>.alignment <= word
      return fits ? MemoryLayout<T>.size : word
    }
    return _openExistential(type, do: size)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
