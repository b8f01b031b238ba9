import OrderedJSON
import Sessions
import Testing

@testable import Serving

@Suite struct ExpositionTests {
  private func text(_ format: Exposition.Format) -> String {
    var exposition = Exposition(format)
    exposition.gauge("sessions", "Sessions in memory.", 3)
    exposition.counter("writes", "Writes to sockets.", 7)
    exposition.gauges(
      "memory_bytes", unit: .bytes, "Bytes by kind.", by: "kind", [("answers", 1), ("views", 2)])
    return String(decoding: exposition.body, as: UTF8.self)
  }

  @Test func `in Prometheus' format a counter's family has the suffix of its sample`() {
    #expect(
      text(.prometheus) == """
        # HELP colonnade_sessions Sessions in memory.
        # TYPE colonnade_sessions gauge
        colonnade_sessions 3
        # HELP colonnade_writes_total Writes to sockets.
        # TYPE colonnade_writes_total counter
        colonnade_writes_total 7
        # HELP colonnade_memory_bytes Bytes by kind.
        # TYPE colonnade_memory_bytes gauge
        colonnade_memory_bytes{kind="answers"} 1
        colonnade_memory_bytes{kind="views"} 2

        """)
  }

  @Test func `in OpenMetrics' it does not, units are named, and the text has an end`() {
    let text = text(.openMetrics)
    #expect(text.contains("# TYPE colonnade_writes counter\ncolonnade_writes_total 7\n"))
    #expect(text.contains("# UNIT colonnade_memory_bytes bytes\n"))
    #expect(text.hasSuffix("# EOF\n"))
  }

  @Test(
    arguments: [
      (nil, false), ("*/*", false), ("text/plain", false),
      ("application/openmetrics-text", true), ("APPLICATION/OpenMetrics-Text; version=1.0.0", true),
      ("application/openmetrics-text;q=0.5, text/plain;q=0.6", false),
      ("application/openmetrics-text;q=0.6, text/plain;q=0.6", true),
      ("application/openmetrics-text;q=0", false),
    ] as [(UTF8String?, Bool)])
  func `the format is the one that the client prefers`(
    accept: UTF8String?, isOpen: Bool
  ) {
    let format = Exposition.Format(accepting: accept)
    #expect((format == .openMetrics) == isOpen)
    #expect(format.contentType.hasPrefix(isOpen ? "application/openmetrics-text" : "text/plain"))
  }
}
