import Glibc

/// The cost of many equal operations: elapsed time, and processor time of both sides.
struct Effort {
  private let nanoseconds: UInt64
  private let server: UInt64
  private let load: UInt64

  /// Measures a body of code.
  static func of<Result>(
    _ server: Server, during body: () throws -> Result
  ) rethrows -> (effort: Effort, result: Result) {
    let before = Effort(at: server)
    let result = try body()
    return (Effort(at: server).since(before), result)
  }

  private init(at server: Server) {
    self.server = server.processorTime
    load = Kernel.now(CLOCK_THREAD_CPUTIME_ID)
    nanoseconds = Kernel.now()
  }

  private init(nanoseconds: UInt64, server: UInt64, load: UInt64) {
    self.nanoseconds = nanoseconds
    self.server = server
    self.load = load
  }

  private func since(_ start: Effort) -> Effort {
    Effort(
      nanoseconds: nanoseconds - start.nanoseconds, server: server - start.server,
      load: load - start.load)
  }

  func perSecond(_ count: Int) -> Double { Double(count) * 1e9 / Double(nanoseconds) }

  /// Microseconds of the server's processor per operation.
  func serverCost(_ count: Int) -> Double { Double(server) / 1000 / Double(count) }

  /// Microseconds of the generator's processor per operation. If that is close to the elapsed time,
  /// the generator is what is measured.
  func loadCost(_ count: Int) -> Double { Double(load) / 1000 / Double(count) }
}
