/// The number of the loop's thread: any but 0 and -1, the same whenever libwebsockets asks.
let threadNumber: Int32 = 1

/// Runs `body` on the bytes that libwebsockets hands to a callback.
func withInput<Result>(
  _ input: UnsafeMutableRawPointer?, _ count: Int, _ body: (borrowing Span<UInt8>) -> Result
) -> Result {
  let bytes = unsafe UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : count)
  return unsafe body(bytes.bindMemory(to: UInt8.self).span)
}
