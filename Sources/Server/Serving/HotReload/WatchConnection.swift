import Foundation
import Glibc
import OrderedJSON
import Platform
import Transport

/// The connection to the program that rebuilds this app: `colonnade watch`. Each sends the other
/// JSON objects, one per line.
///
/// There is one in a program.
@MainActor
public final class WatchConnection {
  private let descriptor: Descriptor
  private var watch: LoopWatch?
  private var text: [UInt8] = []
  /// Called with each object that comes.
  public var onMessage: (JSONValue) -> Void = { _ in }
  /// Called when the other end is gone.
  public var onEnd: () -> Void = {}

  /// The most bytes of a line.
  static let maxLineBytes = 4 << 20

  /// - Parameter number: of a descriptor that is open.
  public init(_ number: Int32) {
    descriptor = Descriptor(number: number)
    // Programs that the app starts do not inherit it.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// From now on the program ends some seconds after the other one, even if its main thread never
  /// returns from an author's code.
  package func endWithOtherProgram() {
    let descriptor = descriptor
    Thread.detachNewThread {
      descriptor.waitForHangup()
      sleep(Self.exitTimeout)
      kill(getpid(), SIGKILL)
    }
  }

  /// Seconds that the program has to end by itself.
  private nonisolated static let exitTimeout: UInt32 = 3

  /// Sends an object; does nothing if no one receives it.
  public func send(_ message: JSONObject) {
    var bytes = JSONValue.object(message).serialized() + [UInt8(ascii: "\n")]
    while !bytes.isEmpty {
      let count = descriptor.write(bytes)
      if count > 0 {
        bytes.removeFirst(count)
      } else if SystemError.code == EAGAIN {
        if !descriptor.hasRoom(within: 1_000) { return }
      } else if SystemError.code != EINTR {
        return
      }
    }
  }

  /// Waits for the next object; nil if the other end is gone.
  public func next() -> JSONValue? {
    while true {
      if let message = takeLine() { return message }
      if !fill() { return nil }
    }
  }

  /// Starts to receive, in a loop.
  public func listen(in loop: EventLoop) {
    descriptor.stopWaiting()
    watch = loop.onReadable(descriptor.number) { [unowned self] in
      let isThere = fill()
      while let message = takeLine() { onMessage(message) }
      if !isThere { end() }
    }
  }

  /// Handles what has come.
  package func receive() {
    _ = fill()
    while let message = takeLine() { onMessage(message) }
  }

  /// Stops receiving and sending.
  public func close() {
    watch = nil
    descriptor.close()
  }

  private func end() {
    watch = nil
    onEnd()
  }

  /// - Returns: false at the end.
  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    SystemError.code = 0
    let count = descriptor.read(into: &bytes)
    if count > 0 { text += bytes[..<count] }
    if text.count > Self.maxLineBytes { return false }
    return count > 0 || (count < 0 && [EAGAIN, EINTR].contains(SystemError.code))
  }

  private func takeLine() -> JSONValue? {
    while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(text[..<end])
      text.removeFirst(end + 1)
      if let message = try? JSONValue(parsing: line) { return message }
    }
    return nil
  }
}
