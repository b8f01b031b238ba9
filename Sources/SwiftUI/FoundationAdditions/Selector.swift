import Synchronization

/// The name of a method; equal names are one pointer, as packages use selectors as keys.
///
/// Source: Apple, `Selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let pointer: UInt

  /// Creates a selector of a name.
  public init(_ name: String) { pointer = names.withLock { $0.pointer(of: name) } }
  /// Creates a selector of a name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name.
  public var description: String { names.withLock { $0.name(of: pointer) } }
}

/// The names of all selectors. A pointer is the place of a name in the list, never read from.
private struct Names {
  private var numbers: [String: UInt] = [:]
  private var list: [String] = []

  mutating func pointer(of name: String) -> UInt {
    if let number = numbers[name] { return number }
    list.append(name)
    let number = UInt(list.count) * 16
    numbers[name] = number
    return number
  }

  func name(of pointer: UInt) -> String { list[Int(pointer / 16) - 1] }
}

private let names = Mutex(Names())
