import CMalloc

/// The C library's treatment of memory that has been freed.
enum Heap {
  /// Buffers from this size on are given back to the system as soon as they are freed.
  private static let largeBytes: Int32 = 1 << 20

  /// Unless it is told so, the library raises that size to that of the largest buffer freed so far.
  static func prepare() {
    _ = mallopt(M_MMAP_THRESHOLD, largeBytes)
    _ = mallopt(M_TRIM_THRESHOLD, 16 * largeBytes)
  }

  /// Gives pages that are free back, also those between others.
  static func giveBack() { malloc_trim(0) }
}
