import CMalloc

/// The C library's treatment of memory that has been freed.
enum Heap {
  /// Buffers from this size on are given back to the system as soon as they are freed.
  private static let largeBytes: Int32 = 1 << 20

  /// Without this, the library raises that size to the size of the largest buffer freed so far.
  static func prepare() {
    _ = mallopt(M_MMAP_THRESHOLD, largeBytes)
    _ = mallopt(M_TRIM_THRESHOLD, 16 * largeBytes)
  }

  /// Gives free pages back, also those between used ones.
  static func trim() { malloc_trim(0) }
}
