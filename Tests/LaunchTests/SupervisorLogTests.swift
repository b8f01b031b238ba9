import OrderedJSON
import Testing

@testable import Launch

@Suite("The lines of a supervisor") struct SupervisorLogTests {
  private func line(_ log: SupervisorLog, _ sentence: String) -> String {
    String(decoding: log.line(sentence, ["control": "Add\u{1B}"]), as: UTF8.self)
  }

  @Test func `begin with the program's name and command no terminal`() {
    let log = SupervisorLog(name: "Parks", format: .text)
    #expect(line(log, "In “Add\u{1B}[2J”.") == "Parks: In “Add\u{FFFD}[2J”.\n")
  }

  @Test func `are objects with details if the log is JSON`() throws {
    let log = SupervisorLog(name: "Parks", format: .json)
    let json = try JSONValue(parsing: Array(line(log, "The app crashed.").utf8))
    #expect(json["message"]?.stringValue == "The app crashed.")
    #expect(json["level"]?.stringValue == "error")
    #expect(json["control"]?.stringValue == "Add\u{1B}")
  }

  @MainActor @Test func `announce pauses of no, 1, 2 and 4 seconds`() {
    #expect((1...4).map(Supervisor.delay(afterCrashes:)) == [0, 1, 2, 4])
  }
}
