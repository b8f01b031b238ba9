import OrderedJSON
import Testing

@testable import Serving

@Suite struct LogRateLimiterTests {
  @Test func `a limited number of lines of each kind is written in a period`() {
    var rateLimiter = LogRateLimiter()
    var written = 0
    for number in 0..<1_000 {
      switch rateLimiter.admit("malformed", .debug) {
      case .first: #expect(number == 0)
      case .further: written += 1
      case .tooMany: break
      }
    }
    #expect(written + 1 == LogRateLimiter.lines)
    #expect(rateLimiter.endPeriod(of: "malformed").map(\.more) == 1_000 - LogRateLimiter.lines)
  }

  @Test func `kinds do not count for each other`() {
    var rateLimiter = LogRateLimiter()
    for _ in 0..<100 { _ = rateLimiter.admit("a", .debug) }
    guard case .first = rateLimiter.admit("b", .warning) else {
      Issue.record("another kind has a period of its own")
      return
    }
    #expect(rateLimiter.messages == ["a", "b"])
  }

  @Test func `a period with few lines ends silently, and the next starts again`() {
    var rateLimiter = LogRateLimiter()
    for _ in 0..<LogRateLimiter.lines { _ = rateLimiter.admit("a", .warning) }
    #expect(rateLimiter.endPeriod(of: "a") == nil)
    #expect(rateLimiter.endPeriod(of: "a") == nil)
    guard case .first = rateLimiter.admit("a", .warning) else {
      Issue.record("the period is over")
      return
    }
  }

  @Test func `omitted lines are reported at their level`() {
    var rateLimiter = LogRateLimiter()
    for _ in 0...LogRateLimiter.lines { _ = rateLimiter.admit("a", .error) }
    #expect(rateLimiter.endPeriod(of: "a")?.level == .error)
  }
}

@Suite struct LogLineTests {
  private let details: JSONObject = ["session": "main", "count": 3, "text": "a\nb"]

  @Test func `a line of text has the level, the message and the details in order`() {
    let line = Log.Format.text.line(.warning, "not admitted", details)
    let text = String(decoding: line, as: UTF8.self)
    #expect(text == "warning: not admitted session=\"main\" count=3 text=\"a\\nb\"\n")
  }

  @Test func `a line of JSON is one object on one line, with the time`() throws {
    let line = Log.Format.json.line(.info, "say \"it\"", details)
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1 && line.last == UInt8(ascii: "\n"))
    let value = try JSONValue(parsing: line.dropLast().map(\.self))
    #expect(value["level"] == "info" && value["message"] == "say \"it\"")
    #expect(value["text"] == "a\nb" && value["count"] == 3)
    #expect(value["at"]?.stringValue?.string.hasSuffix("Z") == true)
  }

  @Test func `levels are ordered by importance`() {
    #expect(Log.Level.error < .warning && Log.Level.warning < .info && Log.Level.info < .debug)
  }
}
