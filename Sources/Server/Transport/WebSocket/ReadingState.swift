/// The messages that a connection reads, and the state of its reading.
struct ReadingState {
  var pauses: Pauses = []
  /// A part of a message is here, and the rest is not; asked for by each message.
  var isMidMessage = false
  /// The pings since anything last came from the peer.
  var unansweredPings = 0

  /// The reasons for which a connection is not read at present.
  struct Pauses: OptionSet {
    let rawValue: UInt8
    static let requested = Pauses(rawValue: 1)
    /// Too much is unsent.
    static let byOutput = Pauses(rawValue: 2)
    /// A ping is here and its pong has not gone.
    static let byPong = Pauses(rawValue: 4)
    /// One write did not take all: the pong to a ping that came now would go out in the middle of a
    /// frame.
    static let midOutput = Pauses(rawValue: 8)
  }

  /// - Returns: true if reading stops or goes on with this.
  mutating func set(_ pause: Pauses, _ isOn: Bool) -> Bool {
    let wasReading = pauses.isEmpty
    if isOn { pauses.insert(pause) } else { pauses.remove(pause) }
    return wasReading != pauses.isEmpty
  }
}
