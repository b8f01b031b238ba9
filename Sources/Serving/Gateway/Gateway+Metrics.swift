import Sessions
import Transport

extension Gateway {
  /// Prometheus text.
  var metrics: HTTPResponse {
    guard let counts = server?.counters else {
      return .error(503, code: "unavailable", message: "The server is not running.")
    }
    let sum = total
    let lines =
      Self.gauge("sessions", "Sessions in memory.", hub.sessions.count)
      + Self.gauge("connections", "Open connections.", counts.connections)
      + Self.counter("connections_accepted", "Connections accepted.", counts.accepted)
      + Self.counter("connections_refused", "Connections refused.", counts.refused)
      + Self.counter("messages_received", "WebSocket messages received.", counters.messages)
      + Self.counter("messages_malformed", "Messages that are no JSON.", counters.malformed)
      + Self.counter("writes", "Writes to sockets.", counts.writes)
      + Self.counter("bytes_sent", "Bytes written to sockets.", counts.bytesOut)
      + Self.counter("bytes_received", "Payload bytes of messages received.", counts.bytesIn)
      + Self.counter("revisions", "Commands that made a revision.", sum.done)
      + Self.counter("commands_unchanged", "Commands that had nothing to do.", sum.unchanged)
      + Self.counter("requests_refused", "Requests answered with an error.", sum.refused)
      + Self.counter("requests_replayed", "Repeats of a command by its key.", sum.replayed)
      + Self.counter("queries", "Questions answered.", sum.queries)
      + memoryMetrics
    return HTTPResponse(
      status: 200, contentType: "text/plain; version=0.0.4; charset=utf-8",
      headers: [("Cache-Control", "no-store")], body: Array(lines.utf8))
  }

  private var total: Session.Tally {
    hub.sessions.values.reduce(into: Session.Tally()) { sum, session in
      sum.done += session.tally.done
      sum.unchanged += session.tally.unchanged
      sum.refused += session.tally.refused
      sum.replayed += session.tally.replayed
      sum.queries += session.tally.queries
    }
  }

  private static func gauge(_ name: String, _ help: String, _ value: Int) -> String {
    metric("colonnade_\(name)", "gauge", help, value)
  }

  private static func counter(_ name: String, _ help: String, _ value: Int) -> String {
    metric("colonnade_\(name)_total", "counter", help, value)
  }

  private static func metric(_ name: String, _ kind: String, _ help: String, _ value: Int) -> String
  {
    "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n\(name) \(value)\n"
  }
}
