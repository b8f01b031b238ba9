import Foundation
import Transport

/// Foundation's main run loop, whose timers fire between the turns of the event loop.
///
/// An app's `Timer.scheduledTimer` adds its timer to it, and nothing else runs it.
@MainActor
final class MainRunLoop {
  private let loop: EventLoop
  private var wakeTimer: LoopTimer?
  private var nextDate = Date.distantFuture

  init(in loop: EventLoop) {
    self.loop = loop
  }

  /// From now on fires what is due at the end of each turn, and wakes the loop for the next timer.
  func runTimers() {
    loop.onTurnEnd { self.fireTimers() }
  }

  private func fireTimers() {
    let date = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    if date == nextDate { return }
    nextDate = date
    wakeTimer?.cancel()
    wakeTimer = date < .distantFuture ? loop.schedule(after: date.timeIntervalSinceNow) {} : nil
  }
}
