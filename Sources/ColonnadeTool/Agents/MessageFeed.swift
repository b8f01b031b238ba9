import AgentProtocol
import Dispatch
import Foundation
import Serving
import Transport

/// The client's lines, read on a thread of their own. It reads no further than so many lines ahead of
/// what has been dealt with, so that nothing piles up here.
enum MessageFeed {
  private static let linesAhead = 32

  enum Event {
    case line(LineCutter.Line)
    case end
  }

  /// A line that has been handed over; it counts until it is released.
  struct Permit: Sendable {
    fileprivate let permits: DispatchSemaphore

    func release() { permits.signal() }
  }

  /// - Parameter take: gets each line on the loop's thread, and the end, which is also that nothing
  ///   more can be read.
  static func start(
    on loop: LoopRemote, take: @escaping @MainActor @Sendable (Event, Permit) -> Void
  ) throws(UsageError) {
    let permits = DispatchSemaphore(value: linesAhead)
    let deliver: @Sendable (Event) -> Void = { event in
      permits.wait()
      loop.perform { MainActor.assumeIsolated { take(event, Permit(permits: permits)) } }
    }
    let file = try InputFile(nil)
    Thread.detachNewThread {
      var cutter = LineCutter()
      try? file.pieces { piece in cutter.add(piece) { deliver(.line($0)) } }
      cutter.end { deliver(.line($0)) }
      deliver(.end)
    }
  }
}
