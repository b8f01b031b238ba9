import Platform
import Serving
import Transport

/// One run of `swift build`.
@MainActor
final class Compilation {
  let process: ChildProcess
  /// Milliseconds of `Clock.monotonic` at which it began.
  let began: Int64
  /// The files that had been saved.
  let files: [String]
  /// The time of the first of them.
  let savedAt: Int64
  private let output: Descriptor
  private var watch: LoopWatch?
  private var bytes: [UInt8] = []

  private static let maxBytes = 8 << 20

  /// - Throws: a sentence if swift cannot be run.
  init(
    _ words: [String], of files: [String], savedAt: Int64, in loop: EventLoop
  ) throws(UsageError) {
    guard let (reading, writing) = Descriptor.pipe() else {
      throw UsageError("Can't start another program: \(SystemError.text).")
    }
    let process = ChildProcess(
      "swift", ["swift"] + words, descriptors: [(1, writing), (2, writing)])
    writing.close()
    guard let process else { throw UsageError("swift cannot be run: \(SystemError.text).") }
    (self.process, output, self.files, self.savedAt) = (process, reading, files, savedAt)
    began = Clock.monotonic.milliseconds
    output.stopWaiting()
    watch = loop.onReadable(output.number) { [unowned self] in read() }
  }

  private func read() {
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = output.read(into: &part)
      if count <= 0 {
        if count == 0 { watch = nil }
        return
      }
      if bytes.count < Self.maxBytes { bytes += part[..<count] }
    }
  }

  /// The end of it, with all that it said; nil while it runs.
  func ending() -> (ChildProcess.Ending, text: String)? {
    guard let ending = process.ending() else { return nil }
    read()
    watch = nil
    output.close()
    return (ending, String(decoding: bytes, as: UTF8.self))
  }
}
