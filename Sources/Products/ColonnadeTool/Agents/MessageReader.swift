import AgentProtocol
import Dispatch
import Foundation
import Serving
import Transport

/// The client's lines, read on a separate thread. The thread reads at most `linesAhead` lines
/// before they are handled, so that the lines here do not accumulate.
enum MessageReader {
  private static let linesAhead = 32

  enum Event {
    case line(LineSplitter.Line)
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
    on loop: LoopRemote, handle: @escaping @MainActor @Sendable (Event, Permit) -> Void
  ) throws(UsageError) {
    let permits = DispatchSemaphore(value: linesAhead)
    let deliver: @Sendable (Event) -> Void = { event in
      permits.wait()
      loop.perform { MainActor.assumeIsolated { handle(event, Permit(permits: permits)) } }
    }
    let file = try InputFile(nil)
    Thread.detachNewThread {
      var splitter = LineSplitter()
      try? file.pieces { piece in splitter.add(piece) { deliver(.line($0)) } }
      splitter.finish { deliver(.line($0)) }
      deliver(.end)
    }
  }
}
