/// The messages that came in this turn of the loop, and in those before it whose output was put off: what
/// seems to be a part of more is worth waiting for the rest.
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
  mutating func note(bytes count: Int) {
    bytes &+= count
    messages &+= 1
  }

  /// Ends a turn.
  ///
  /// - Returns: true where its output is put off, since another turn like it seems to follow.
  mutating func putsOff(_ limit: Limit) -> Bool {
    let seemsMore = bytes > Self.manyBytes
    let isRoom = messagesBefore + 2 * messages <= limit.messages && turnsBefore < limit.turns
    if seemsMore && isRoom {
      turnsBefore += 1
      messagesBefore += messages
    } else {
      (turnsBefore, messagesBefore) = (0, 0)
    }
    (bytes, messages) = (0, 0)
    return seemsMore && isRoom
  }
}
