import OrderedJSON
import WireProtocol

/// The newest revisions as messages, each encoded once, one behind the other in a few buffers.
///
/// A subscriber is a number: the revision it has. Behind but inside the window it gets the messages
/// that it misses; outside of it, one snapshot. So a slow subscriber makes nothing grow.
struct Window {
  private var chunks: [Chunk] = []
  /// The revision of the first message kept.
  private var first: Int
  private(set) var head: Int
  /// Bytes in the chunks before the last.
  private var closedBytes = 0
  /// Also where there is none.
  private var isLastFull = true

  /// Messages in a row, forgotten together.
  private struct Chunk {
    let first: Int
    var writer = JSONWriter()
    var places: [Place] = []

    /// The place of a message in the writer's bytes.
    func bytes(at index: Int) -> Range<Int> {
      (index == 0 ? 0 : Int(places[index - 1].end))..<Int(places[index].end)
    }
  }

  /// Where a message ends in its chunk, and where its parts stand; small, since it stands beside each.
  private struct Place {
    let end: UInt32
    let patch: UInt32
    let compact: CompactForm

    init(end: Int, _ parts: ChangedParts) {
      self.end = UInt32(truncatingIfNeeded: end)
      patch = UInt32(truncatingIfNeeded: parts.patch)
      compact = parts.compact
    }
  }

  /// Bytes that are kept at least, where so many have been written.
  static let capacity = 1 << 20
  /// A chunk with so many bytes gets no further message.
  private static let chunkBytes = capacity / 16

  /// - Parameter head: the newest revision so far; the window begins behind it.
  init(after head: Int) {
    first = head + 1
    self.head = head
  }

  /// True if everything after the revision is still here.
  func reaches(back revision: Int) -> Bool { revision >= first - 1 && revision <= head }

  /// Bytes of the messages that are kept.
  var bytes: Int {
    chunks.isEmpty ? 0 : closedBytes + chunks[chunks.count - 1].writer.bytes.count
  }

  /// Lets go of all messages: a subscriber that is behind gets a snapshot.
  mutating func forgetAll() {
    self = Window(after: head)
  }

  /// Adds the message of the next revision.
  mutating func append(_ write: (inout JSONWriter) -> ChangedParts) {
    var writer = beginMessage()
    let parts = write(&writer)
    endMessage(writer, parts)
  }

  /// Hands out the writer of the next revision's message; `endMessage` takes it back. Between the two
  /// nothing else may be asked of the window.
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
    chunks[last].places.append(Place(end: end, parts))
    isLastFull = end >= Self.chunkBytes
    head += 1
  }

  /// Begins a chunk, in the memory of the oldest where that is not needed any more.
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

  /// The message of a revision inside the window.
  func message(_ revision: Int) -> ArraySlice<UInt8> {
    let (chunk, index) = place(of: revision)
    return chunks[chunk].writer.bytes[chunks[chunk].bytes(at: index)]
  }

  /// Hands out that message where it stands.
  func withMessage<Result>(
    _ revision: Int, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    let (chunk, index) = place(of: revision)
    let bytes = chunks[chunk].writer.bytes
    return body(bytes.span.extracting(chunks[chunk].bytes(at: index)))
  }

  /// That message in its compact form.
  func compactChange(_ revision: Int) -> CompactChange {
    let (chunk, index) = place(of: revision)
    let place = chunks[chunk].places[index]
    return CompactChange(
      revision, in: chunks[chunk].writer.bytes[..<Int(place.end)], place.compact,
      patch: Int(place.patch))
  }

  private func place(of revision: Int) -> (chunk: Int, index: Int) {
    precondition(revision >= first && revision <= head, "the revision is not in the window")
    let chunk = chunks.lastIndex { $0.first <= revision } ?? 0
    return (chunk, revision - chunks[chunk].first)
  }
}
