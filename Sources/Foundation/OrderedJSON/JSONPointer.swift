/// A location in a document: RFC 6901.
public struct JSONPointer: Sendable, Hashable {
  /// The names and indices on the way from the root, unescaped.
  public var tokens: [UTF8String]

  /// Creates a pointer from tokens without escapes, outermost first.
  public init(tokens: [UTF8String] = []) { self.tokens = tokens }

  /// Reads the string form: empty, or `/` before each token, `~1` for `/` and `~0` for `~` inside them.
  ///
  /// - Throws: `noLeadingSlash` or `strayTilde`.
  public init(parsing text: UTF8String) throws(JSONPointerSyntaxError) {
    guard text.utf8.first == .slash || text.isEmpty else { throw .noLeadingSlash }
    tokens = []
    for part in text.utf8.split(separator: .slash, omittingEmptySubsequences: false).dropFirst() {
      tokens.append(try JSONPointer.unescaped(part))
    }
  }

  /// The whole document.
  public static let root = JSONPointer()

  /// The pointer to a member of the object that this points to.
  public func appending(_ token: UTF8String) -> JSONPointer {
    JSONPointer(tokens: tokens + [token])
  }

  /// The pointer to an element of the array that this points to.
  public func appending(_ index: Int) -> JSONPointer { appending(UTF8String(describing: index)) }

  /// True if the location is inside the other one, at any depth; no location is inside itself.
  public func isInside(_ other: JSONPointer) -> Bool {
    tokens.count > other.tokens.count && tokens.starts(with: other.tokens)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The string form.
  public var description: String {
    var text: [UInt8] = []
    for token in tokens {
      text.append(.slash)
      for byte in token.utf8 {
        switch byte {
        case .tilde: text += [.tilde, .zero]
        case .slash: text += [.tilde, .zero + 1]
        default: text.append(byte)
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unescaped(
    _ part: Substring.UTF8View
  ) throws(JSONPointerSyntaxError) -> UTF8String {
    guard part.contains(.tilde) else { return UTF8String(String(part) ?? "") }
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      if byte != .tilde {
        bytes.append(byte)
      } else {
        switch rest.popFirst() {
        case .zero: bytes.append(.tilde)
        case .zero + 1: bytes.append(.slash)
        default: throw .strayTilde
        }
      }
    }
    return UTF8String(String(decoding: bytes, as: UTF8.self))
  }
}

extension JSONPointer: ExpressibleByStringLiteral {
  /// A pointer written in the source; text that is not a pointer is a programming error.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: UTF8String(text))
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }
}

/// The reason that a text is not a JSON pointer.
public enum JSONPointerSyntaxError: Error, Hashable, CustomStringConvertible {
  case noLeadingSlash
  case strayTilde

  /// The pointer as RFC 6901 writes it.
  public var description: String {
    switch self {
    case .noLeadingSlash: "expected a JSON pointer: nothing, or '/' before each name"
    case .strayTilde: "expected '0' or '1' after '~' in a JSON pointer"
    }
  }
}
