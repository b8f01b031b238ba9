import Platform
import Transport

/// The pipe through which an app reports the stack of its code.
///
/// A class: there is one for each process.
@MainActor
final class StackPipe {
  /// The app's end.
  let writing: Descriptor
  private let reading: Descriptor
  private var watch: LoopWatch?
  private var text = ""
  /// The time at which the stack was asked for; nil if no report is awaited.
  private var requested: Double?
  /// Called with each report.
  var onReport: (CrashReport) -> Void = { _ in }

  private static let maxBytes = 256 << 10

  /// Nil if the system has no pipe left.
  init?(in loop: EventLoop) {
    guard let (reading, writing) = Descriptor.pipe() else { return nil }
    (self.reading, self.writing) = (reading, writing)
    reading.stopWaiting()
    watch = loop.onReadable(reading.number) { [unowned self] in read() }
  }

  var isAwaited: Bool { requested != nil }

  /// Awaits a report.
  ///
  /// - Returns: false if another one is awaited.
  func begin() -> Bool {
    if requested != nil { return false }
    (requested, text) = (Clock.monotonic.seconds, "")
    return true
  }

  /// Stops waiting for a report that takes longer than this.
  ///
  /// - Returns: false if none does.
  func cancel(after seconds: Double) -> Bool {
    guard let requested, Clock.monotonic.seconds - requested > seconds else { return false }
    self.requested = nil
    return true
  }

  func close() {
    watch = nil
    reading.close()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    var count = reading.read(into: &bytes)
    if count == 0 { watch = nil }
    while count > 0 {
      if text.utf8.count < Self.maxBytes {
        text += String(decoding: bytes[..<count], as: UTF8.self)
      }
      count = reading.read(into: &bytes)
    }
    let report = CrashReport(text)
    guard report.isComplete else { return }
    (requested, text) = (nil, "")
    onReport(report)
  }
}
