/// The messages that came in this turn of the loop, and in earlier turns whose output was put off
/// because more of the same client had already arrived.
struct WriteCoalescer {
  /// A bound on what is put off.
  struct Limit {
    /// The turns that are put off in a row.
    let turns: Int
    /// The messages of all turns together.
    let messages: Int

    /// Written to the store together, records cost little more than one.
    static let records = Limit(turns: 5, messages: .max)
    /// Changes and answers of this many commands take about the bytes of one write.
    static let output = Limit(turns: 2, messages: 140)
  }

  /// Above this many bytes of messages in a turn, a connection's buffer was full: more may follow.
  private static let manyBytes = 3_500

  private var bytes = 0
  private var messages = 0
  private var turnsBefore = 0
  private var messagesBefore = 0

  /// Counts a message.
  ///
  /// - Returns: true if this message takes the bytes over `manyBytes`: its sender may have more.
  mutating func countMessage(bytes count: Int) -> Bool {
    let before = bytes
    bytes &+= count
    messages &+= 1
    return before <= Self.manyBytes && bytes > Self.manyBytes
  }

  /// Ends a turn.
  ///
  /// - Parameter hasMore: true if more of that sender has already arrived.
  /// - Returns: true if the turn's output is put off.
  mutating func defersOutput(_ limit: Limit, hasMore: Bool) -> Bool {
    let isRoom = messagesBefore + 2 * messages <= limit.messages && turnsBefore < limit.turns
    if hasMore && isRoom {
      turnsBefore += 1
      messagesBefore += messages
    } else {
      (turnsBefore, messagesBefore) = (0, 0)
    }
    (bytes, messages) = (0, 0)
    return hasMore && isRoom
  }
}
