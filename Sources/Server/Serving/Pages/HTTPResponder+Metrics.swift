import SessionRecords
import Sessions
import Transport

extension HTTPResponder {
  /// For Prometheus, or in OpenMetrics text if the client asks for it.
  func metrics(for request: HTTPRequest) -> HTTPResponse {
    guard let counts = connections.server?.counters else {
      return .error(503, code: "unavailable", message: "The server is not running.")
    }
    var text = Exposition(Exposition.Format(accepting: request.accept))
    text.gauge("sessions", "Sessions in memory.", hub.sessions.count)
    text.gauge("connections", "Open connections.", counts.connections)
    text.counter("connections_accepted", "Connections accepted.", counts.accepted)
    text.counter("connections_refused", "Connections refused.", counts.refused)
    text.counter("messages_received", "WebSocket messages received.", connections.counters.messages)
    text.counter("messages_malformed", "Messages that are no JSON.", connections.counters.malformed)
    text.counter("writes", "Writes to sockets.", counts.writes)
    text.counter("bytes_sent", "Bytes written to sockets.", counts.bytesOut)
    text.counter("bytes_received", "Payload bytes of messages received.", counts.bytesIn)
    append(total, to: &text)
    if let gateway { append(gateway.load, to: &text) }
    if let balance = gateway?.cluster?.balance {
      text.counter("load_comparisons", "Comparisons of the nodes’ loads.", balance.comparisons)
      text.counter("sessions_given", "Sessions in use that went to other nodes.", balance.given)
    }
    registry.delivery.memory.append(to: &text)
    if let figures = hub.store.figures { append(figures, to: &text) }
    return HTTPResponse(
      status: 200, contentType: text.format.contentType,
      headers: [("Cache-Control", "no-store"), ("Vary", "Accept")], body: text.body)
  }

  private func append(_ tally: Session.Tally, to text: inout Exposition) {
    text.counter("revisions", "Commands that made a revision.", tally.done)
    text.counter("commands_unchanged", "Commands that had nothing to do.", tally.unchanged)
    text.counter("requests_refused", "Requests answered with an error.", tally.refused)
    text.counter("requests_replayed", "Repeats of a command by its key.", tally.replayed)
    text.counter("queries", "Questions answered.", tally.queries)
  }

  private func append(_ load: NodeLoad, to text: inout Exposition) {
    text.gauge(
      "load_processor_permille",
      "Thousandths of a processor that the loop uses, about a minute’s mean.",
      load.processor / 1_000)
    text.gauge("load_requests", "Requests done in about the last minute.", load.requests)
    text.gauge(
      "load_deliveries", "Changes delivered to readers in about the last minute.", load.deliveries)
  }

  private func append(_ store: StoreFigures, to text: inout Exposition) {
    text.histogram(
      "store_commit_seconds", unit: .seconds, "Time to write a group of records to the disk.",
      store.commitSeconds)
    text.histogram(
      "store_group_records", "Records that were stored together.", store.groupRecords)
    text.counter(
      "store_written_bytes", unit: .bytes, "Bytes of records that were stored.",
      store.writtenBytes)
    text.counter("store_failures", "Groups of records that were not stored.", store.failures)
    text.gauge("store_waiting_records", "Records that are not stored yet.", store.waitingRecords)
    text.gauge(
      "store_waiting_bytes", unit: .bytes, "Bytes of records that are not stored yet.",
      store.waitingBytes)
    text.gauge("store_sessions", "Sessions that are kept.", store.sessions)
    text.gauge("sessions_opening", "Sessions that are being read.", hub.openingCount)
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
}
