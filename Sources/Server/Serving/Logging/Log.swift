import OrderedJSON
import WireProtocol

/// The log on standard error, a line an event.
public struct Log: Sendable {
  /// The importance of a line; `debug` is the least.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    case error, warning, info, debug

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  /// The form of the lines.
  public enum Format: String, CaseIterable, Sendable { case text, json }

  let level: Level
  private let writer: LogWriter

  /// - Parameter level: less important lines are left out.
  public init(level: Level, format: Format) {
    self.level = level
    writer = LogWriter(format)
  }

  /// Never waits: a line that cannot be written soon is left out, and counted.
  ///
  /// - Parameter details: the subject of the event; never a token, never a value of a path.
  public func callAsFunction(
    _ level: Level, _ message: String, _ details: @autoclosure () -> JSONObject = [:]
  ) {
    if level > self.level { return }
    writer.write(level, message, details())
  }

  /// Waits until everything has been written, at most for `seconds`.
  func flush(within seconds: Double) { writer.flush(within: seconds) }
}

extension Log.Format {
  package func line(_ level: Log.Level, _ message: String, _ details: JSONObject) -> [UInt8] {
    var writer = JSONWriter()
    switch self {
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
