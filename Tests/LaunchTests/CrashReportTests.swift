import Testing

@testable import Launch

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

  @Test func `reaches the program if it has a function that is in no library`() {
    let malloc = "0 0x00007f99f58f9361 malloc + 97 in libc.so.6"
    #expect(!CrashReport("").reachesProgram)
    #expect(!CrashReport(backtrace(malloc)).reachesProgram)
    let closure = "1 [ra] 0x0000558ccae42b5b closure #3 in ParksView + 4 in Parks"
    #expect(CrashReport(backtrace(malloc, closure)).reachesProgram)
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
    let launch = own.replacing(
      "Tests/LaunchTests/CrashReportTests.swift",
      with: "Sources/Server/Launch/CrashReport.swift")
    let report = CrashReport(
      backtrace(
        "0 0x0000558ccae42b5b a + 4 in Parks at \(launch):5:1",
        "1 0x0000558ccae42b5b b + 4 in Parks at /gone/Parks.swift:6:1",
        "2 0x0000558ccae42b5b c + 4 in Parks at \(own):7:1"))
    #expect(report.location == "CrashReportTests.swift:7")
  }

  @Test func `has the author's functions with their lines, the innermost first`() {
    let report = CrashReport(
      backtrace(
        "0               0x00007fadc8a8a284 swift_retain + 20 in libswiftCore.so",
        "1 [ra]          0x0000558ccae42b5b Park.add(_:) + 4 in Parks at \(own):7:1",
        "2 [ra]          0x0000558ccae42b5b Park.add(_:) + 4 in Parks at \(own):7:1",
        "3 [ra] [thunk]  0x0000558ccae42b5b thunk for @callee () + 4 in Parks at //<compiler-generated>",
        "4 [inlined]     0x0000558ccae42b5b closure #1 in body in Parks at \(own):9:31"))
    #expect(
      report.stack == [
        "Park.add(_:) (CrashReportTests.swift:7)", "closure #1 in body (CrashReportTests.swift:9)",
      ])
    #expect(!report.isComplete)
    #expect(CrashReport("Backtrace took 0.01s").isComplete)
  }

  @Test func `has the innermost functions of the program without debug information`() {
    let report = CrashReport(
      backtrace(
        "0               0x00007fadc8a8a284 swift_retain + 20 in libswiftCore.so",
        "1 [ra]          0x0000558ccae42b5b Park.add(_:) + 4 in Parks",
        "2 [ra] [system] 0x0000558ccae42b5b main + 8 in Parks"))
    #expect(report.stack == ["Park.add(_:)", "main"])
  }
}
