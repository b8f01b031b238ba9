import Foundation
import Serving
import Transport

/// Lines as they are written, read on a thread of their own: the loop goes on meanwhile.
enum LineFeed {
  /// - Parameters:
  ///   - path: nil or `-` for standard input.
  ///   - take: gets each line on the loop's thread, then nil.
  /// - Throws: one sentence.
  static func start(
    _ path: String?, on loop: LoopRemote, take: @escaping @MainActor @Sendable ([UInt8]?) -> Void
  ) throws(UsageError) {
    let deliver: @Sendable ([UInt8]?) -> Void = { line in
      loop.perform { MainActor.assumeIsolated { take(line) } }
    }
    guard let path, path != "-" else {
      Thread.detachNewThread {
        while let line = readLine() { deliver(Array(line.utf8)) }
        deliver(nil)
      }
      return
    }
    let lines = try InputFile.read(path).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines { deliver(Array(line)) }
    deliver(nil)
  }
}
