import Foundation
import Serving
import Transport

/// Lines of input, read on a separate thread so that the loop goes on in the meantime.
enum LineReader {
  enum Event {
    case line([UInt8])
    case end
    /// Nothing more can be read.
    case failure(UsageError)
  }

  /// - Parameters:
  ///   - path: nil or `-` for standard input.
  ///   - handle: gets each line on the loop's thread, then how it ended.
  /// - Throws: one sentence.
  static func start(
    _ path: String?, on loop: LoopRemote, handle: @escaping @MainActor @Sendable (Event) -> Void
  ) throws(UsageError) {
    let deliver: @Sendable (Event) -> Void = { event in
      loop.perform { MainActor.assumeIsolated { handle(event) } }
    }
    let file = try InputFile(path)
    Thread.detachNewThread { read(file, deliver) }
  }

  private static func read(_ file: InputFile, _ deliver: (Event) -> Void) {
    var lines = Lines()
    do {
      try file.pieces { piece in lines.add(piece) { deliver(.line($0)) } }
      lines.end { deliver(.line($0)) }
      deliver(.end)
    } catch {
      deliver(.failure(error))
    }
  }

  /// Bytes cut at line feeds, as they are: nothing is repaired here.
  private struct Lines {
    private var unfinished: [UInt8] = []

    mutating func add(_ piece: [UInt8], _ deliver: ([UInt8]) -> Void) {
      var rest = piece[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        deliver(unfinished + rest[..<end])
        unfinished = []
        rest = rest[(end + 1)...]
      }
      unfinished += rest
    }

    func end(_ deliver: ([UInt8]) -> Void) {
      if !unfinished.isEmpty { deliver(unfinished) }
    }
  }
}
