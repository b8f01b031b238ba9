import OrderedJSON

extension NavigationPath {
  /// One value on a path: alive, or a type's name and JSON text that has not been read yet.
  ///
  /// Two elements are equal when they hold equal values of one static type, or the same stored text
  /// byte for byte. A stored element never equals a living one here; `isEquivalent(to:)` compares those.
  public struct Element {
    @usableFromInline let content: Content
    /// True if the element can be written: it was appended as codable, or is stored text already.
    public let isCodable: Bool

    @usableFromInline
    enum Content {
      case scalar(Scalar)
      indirect case live(any LiveValue)
      indirect case stored(StoredValue)
    }

    @inlinable
    init(content: Content, isCodable: Bool) {
      self.content = content
      self.isCodable = isCodable
    }

    /// Wraps a value whose type is not known to be codable.
    @inlinable
    public init<T: Hashable>(_ value: T) {
      if let scalar = Scalar(value) {
        self.init(content: .scalar(scalar), isCodable: false)
      } else {
        self.init(boxing: value)
      }
    }

    /// Wraps a codable value.
    @inlinable
    public init<T: Hashable & Codable>(_ value: T) {
      if let scalar = Scalar(value) {
        self.init(content: .scalar(scalar), isCodable: true)
      } else {
        self.init(boxingCodable: value)
      }
    }

    /// Keeps a tag and its JSON text as they are, except that a standard scalar in the very spelling
    /// that it would be written with becomes that value at once.
    public init(storedTag tag: UTF8String, payload: UTF8String) {
      if let scalar = Scalar(tag: tag, canonical: payload) {
        self.init(content: .scalar(scalar), isCodable: true)
      } else {
        self.init(keeping: StoredValue(tag: tag, payload: payload))
      }
    }

    /// Creates a placeholder for a value that could not be written when it was kept: only its tag
    /// and description are left.
    public init(lostTag tag: UTF8String, description: UTF8String) {
      let remains = StoredValue(tag: tag, payload: description)
      self.init(content: .stored(remains), isCodable: false)
    }

    @usableFromInline
    init<T: Hashable>(boxing value: T) {
      if let element = value as? Element {
        self = element
      } else {
        self.init(plain: value, textBytes: Self.unseenTextBytes)
      }
    }

    @usableFromInline
    init<T: Hashable & Codable>(boxingCodable value: T) {
      self.init(codable: value, textBytes: Self.unseenTextBytes)
    }

    private init<T: Hashable>(plain value: T, textBytes: Int) {
      let box = PlainValue(value: value, textBytes: textBytes)
      self.init(content: .live(box), isCodable: false)
    }

    private init<T: Hashable & Codable>(codable value: T, textBytes: Int) {
      let box = CodableValue(value: value, textBytes: textBytes)
      self.init(content: .live(box), isCodable: true)
    }

    /// Wraps a codable value that was read from a text of this length.
    init<T: Hashable & Codable>(_ value: T, textBytes: Int) {
      if let scalar = Scalar(value) {
        self.init(content: .scalar(scalar), isCodable: true)
      } else {
        self.init(codable: value, textBytes: textBytes)
      }
    }

    /// Wraps a character, whose text can have any length.
    init(_ character: Character) {
      self.init(plain: character, textBytes: character.utf8.count)
    }

    init(keeping stored: StoredValue) {
      self.init(content: .stored(stored), isCodable: true)
    }
  }
}

@available(*, unavailable)
extension NavigationPath.Element: Sendable {}
