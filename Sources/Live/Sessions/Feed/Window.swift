import OrderedJSON
import WireProtocol

/// The newest revisions as messages, each encoded once and stored one after the other in a few
/// buffers.
///
/// A subscriber is represented by a number: the revision it has. If that is within the window, the
/// subscriber gets the messages that it has not seen; otherwise, it gets one snapshot. So a slow
/// subscriber does not make memory grow.
struct Window {
  private var chunks: [Chunk] = []
  /// The revision of the first kept message.
  private var first: Int
  private(set) var head: Int
  /// Bytes in the chunks before the last.
  private var closedBytes = 0
  /// Also true if there is no chunk.
  private var isLastFull = true

  /// Consecutive messages, which are forgotten together.
  private struct Chunk {
    let first: Int
    var writer = JSONWriter()
    var offsets: [MessageOffsets] = []

    /// The range of a message in the writer's bytes.
    func bytes(at index: Int) -> Range<Int> {
      (index == 0 ? 0 : Int(offsets[index - 1].end))..<Int(offsets[index].end)
    }
  }

  /// The end of a message in its chunk, and the offsets of its parts. It is small because there is
  /// one for each message.
  private struct MessageOffsets {
    let end: UInt32
    let patch: UInt32
    let compact: CompactForm

    init(end: Int, _ parts: ChangedParts) {
      self.end = UInt32(truncatingIfNeeded: end)
      patch = UInt32(truncatingIfNeeded: parts.patch)
      compact = parts.compact
    }
  }

  /// The smallest number of bytes that is kept, once that many have been written.
  static let capacity = 1 << 20
  /// A chunk of at least this size gets no further messages.
  private static let chunkBytes = capacity / 16

  /// - Parameter head: the newest revision so far; the window begins after it.
  init(after head: Int) {
    first = head + 1
    self.head = head
  }

  /// True if the messages of all revisions after this one are still here.
  func reaches(back revision: Int) -> Bool { revision >= first - 1 && revision <= head }

  /// The size of the kept messages.
  var bytes: Int {
    chunks.isEmpty ? 0 : closedBytes + chunks[chunks.count - 1].writer.bytes.count
  }

  /// Releases all messages: a subscriber that is not up to date gets a snapshot.
  mutating func removeAll() {
    self = Window(after: head)
  }

  /// Adds the message of the next revision.
  mutating func append(_ write: (inout JSONWriter) -> ChangedParts) {
    var writer = beginMessage()
    let parts = write(&writer)
    endMessage(writer, parts)
  }

  /// Returns the writer for the next revision's message; pass it to `endMessage` afterwards.
  /// Between the two calls, do not use the window.
  mutating func beginMessage() -> JSONWriter {
    if isLastFull { openChunk() }
    var writer = JSONWriter()
    swap(&writer, &chunks[chunks.count - 1].writer)
    return writer
  }

  mutating func endMessage(_ writer: consuming JSONWriter, _ parts: ChangedParts) {
    let last = chunks.count - 1
    let end = writer.bytes.count
    swap(&writer, &chunks[last].writer)
    chunks[last].offsets.append(MessageOffsets(end: end, parts))
    isLastFull = end >= Self.chunkBytes
    head += 1
  }

  /// Begins a chunk, and reuses the memory of the oldest if that is no longer needed.
  private mutating func openChunk() {
    closedBytes += chunks.last?.writer.bytes.count ?? 0
    var chunk = Chunk(first: head + 1)
    while chunks.count > 1, closedBytes - chunks[0].writer.bytes.count >= Self.capacity {
      chunk = recycled(chunks.removeFirst())
    }
    first = chunks.first?.first ?? first
    chunks.append(chunk)
  }

  private mutating func recycled(_ oldest: Chunk) -> Chunk {
    closedBytes -= oldest.writer.bytes.count
    var chunk = Chunk(first: head + 1)
    // The memory of a huge message is released.
    guard oldest.writer.bytes.count <= 2 * Self.chunkBytes else { return chunk }
    chunk.writer = oldest.writer
    chunk.writer.removeAll(keepingCapacity: true)
    return chunk
  }

  /// Returns the message of a revision inside the window.
  func message(_ revision: Int) -> ArraySlice<UInt8> {
    let (chunk, index) = position(of: revision)
    return chunks[chunk].writer.bytes[chunks[chunk].bytes(at: index)]
  }

  /// Passes that message to the closure without copying it.
  func withMessage<Result>(
    _ revision: Int, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    let (chunk, index) = position(of: revision)
    let bytes = chunks[chunk].writer.bytes
    return body(bytes.span.extracting(chunks[chunk].bytes(at: index)))
  }

  /// Returns that message in its compact form.
  func compactChange(_ revision: Int) -> CompactChange {
    let (chunk, index) = position(of: revision)
    let offsets = chunks[chunk].offsets[index]
    return CompactChange(
      revision, in: chunks[chunk].writer.bytes[..<Int(offsets.end)], offsets.compact,
      patch: Int(offsets.patch))
  }

  private func position(of revision: Int) -> (chunk: Int, index: Int) {
    precondition(revision >= first && revision <= head, "the revision is not in the window")
    let chunk = chunks.lastIndex { $0.first <= revision } ?? 0
    return (chunk, revision - chunks[chunk].first)
  }
}
