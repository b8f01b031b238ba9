import OrderedJSON
import Transport

/// The connections of the server: their counters, and the log's lines about them.
@MainActor
final class Connections {
  let log: Log
  private let loop: EventLoop
  private var rateLimiter = LogRateLimiter()
  /// The server whose connections these are; it holds the gateway. Not weak: the side table of an
  /// object that is referred to weakly makes every retain of it slower.
  unowned var server: Server?
  var counters = Counters()

  struct Counters {
    var messages = 0
    var malformed = 0
  }

  init(loop: EventLoop, log: Log) {
    self.loop = loop
    self.log = log
  }

  /// Logs a line about a client that has shown no token; at most `LogRateLimiter.lines` of each
  /// kind.
  func logUnauthenticated(
    _ level: Log.Level, _ message: String, _ details: @autoclosure () -> JSONObject
  ) {
    if level > log.level { return }
    switch rateLimiter.admit(message, level) {
    case .first:
      loop.schedule(after: LogRateLimiter.period) { [unowned self] in logOmitted(of: message) }
    case .further: break
    case .tooMany: return
    }
    log(level, message, details())
  }

  /// Logs how many lines of a kind were left out.
  private func logOmitted(of message: String) {
    guard let (level, more) = rateLimiter.endPeriod(of: message) else { return }
    log(level, message, ["more": .number(.init(more))])
  }

  /// The same of every kind, before the server ends.
  func logOmitted() {
    for message in rateLimiter.messages { logOmitted(of: message) }
  }
}
