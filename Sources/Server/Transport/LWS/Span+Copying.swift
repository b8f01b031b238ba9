extension [UInt8] {
  /// Appends the bytes of a span in one copy.
  package mutating func append(copying span: borrowing Span<UInt8>) {
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
