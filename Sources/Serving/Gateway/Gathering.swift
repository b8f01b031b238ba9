/// The messages that came in this turn of the loop, and in those before it whose output was put off, since
/// more of the same client was there already.
struct Gathering {
  /// A bound on what is put off.
  struct Limit {
    /// The turns that are put off in a row.
    let turns: Int
    /// The messages of all turns together.
    let messages: Int

    /// Written to the store together, records cost little more than one.
    static let records = Limit(turns: 5, messages: .max)
    /// Changes and answers of so many commands are about as many bytes as one write takes.
    static let output = Limit(turns: 2, messages: 140)
  }

  /// Messages of so many bytes came in a turn where a connection's buffer was full: there may be more.
  private static let manyBytes = 3_500

  private var bytes = 0
  private var messages = 0
  private var turnsBefore = 0
  private var messagesBefore = 0

  /// Takes in a message.
  ///
  /// - Returns: true where with it so many have come that its sender may have more.
  mutating func note(bytes count: Int) -> Bool {
    let before = bytes
    bytes &+= count
    messages &+= 1
    return before <= Self.manyBytes && bytes > Self.manyBytes
  }

  /// Ends a turn.
  ///
  /// - Parameter hasMore: more of that sender is there already.
  /// - Returns: true where the turn's output is put off.
  mutating func putsOff(_ limit: Limit, hasMore: Bool) -> Bool {
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
