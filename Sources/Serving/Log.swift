import Glibc
import OrderedJSON
import WireProtocol

/// What the server says on standard error, a line an event.
public struct Log: Sendable {
  public enum Level: String, CaseIterable, Comparable, Sendable {
    case error, warning, info, debug

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  public enum Format: String, CaseIterable, Sendable { case text, json }

  let level: Level
  let format: Format

  public init(level: Level, format: Format) {
    self.level = level
    self.format = format
  }

  /// - Parameter details: what the event is about; never a token, never a value of a path.
  public func callAsFunction(
    _ level: Level, _ message: String, _ details: @autoclosure () -> JSONObject = [:]
  ) {
    if level > self.level { return }
    let bytes = line(level, message, details())
    // A log that cannot be written is nothing to fail for.
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private func line(_ level: Level, _ message: String, _ details: JSONObject) -> [UInt8] {
    var writer = JSONWriter()
    switch format {
    case .text:
      writer.append(text: "\(level.rawValue): \(message)")
      for (name, value) in details { writer.append(text: " \(name)=\(value.text)") }
    case .json:
      writer.append(literal: "{\"at\":")
      writer.append(timestamp: WallClock.now())
      writer.append(text: ",\"level\":\"\(level.rawValue)\",\"message\":")
      writer.append(string: message)
      for (name, value) in details {
        writer.append(literal: ",")
        writer.append(string: name)
        writer.append(literal: ":")
        writer.append(value)
      }
      writer.append(literal: "}")
    }
    writer.append(literal: "\n")
    return writer.bytes
  }
}
