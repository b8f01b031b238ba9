import Testing

@testable import Serving

@Suite("The report of a crash") struct CrashReportTests {
  private let own = #filePath

  private func backtrace(_ frames: String...) -> String {
    """
    *** Signal 4: Backtracing from 0x7f99f58f9361... done ***

    *** Program crashed: Bad pointer dereference at 0x00007fff2fb97ff8 ***

    Thread 0 "exe" crashed:

    \(frames.joined(separator: "\n"))
    """
  }

  @Test func `is Swift's own message, and the place in the author's sources`() {
    let report = CrashReport(
      """
      info: listening
      Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range
      \(backtrace("1 [ra] 0x0000558ccae42b5b closure #3 in ParksView + 4 in Parks at \(own):23:31"))
      """)
    #expect(
      report.reason(of: .killed(signal: 4))
        == "Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range")
    #expect(report.location == "CrashReportTests.swift:23")
  }

  @Test func `is what Swift calls the crash, without a message`() {
    let report = CrashReport(backtrace("0 0x0000558ccae42b5b main + 4 in Parks"))
    #expect(report.reason(of: .killed(signal: 11)) == "Bad pointer dereference.")
    #expect(report.location == nil)
  }

  @Test func `is a full stack if there are more frames than code has that ends`() {
    let report = CrashReport(backtrace("64251 [ra] 0x0000558ccae42b5b main + 4 in Parks"))
    #expect(
      report.reason(of: .killed(signal: 11))
        == "The stack is full: a body or function calls itself without end.")
  }

  @Test func `is the way it ended, if it said nothing`() {
    let report = CrashReport("")
    #expect(report.reason(of: .killed(signal: 9)) == "It was ended by the signal 9.")
    #expect(report.reason(of: .exited(3)) == "It ended with the status 3.")
  }

  @Test func `passes over frames of Colonnade's own sources and files that are not there`() {
    let serving = own.replacing(
      "Tests/ServingTests/Supervision/CrashReportTests.swift",
      with: "Sources/Server/Serving/Supervision/CrashReport.swift")
    let report = CrashReport(
      backtrace(
        "0 0x0000558ccae42b5b a + 4 in Parks at \(serving):5:1",
        "1 0x0000558ccae42b5b b + 4 in Parks at /gone/Parks.swift:6:1",
        "2 0x0000558ccae42b5b c + 4 in Parks at \(own):7:1"))
    #expect(report.location == "CrashReportTests.swift:7")
  }
}
