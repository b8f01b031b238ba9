/// A key, by the character that it types.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character.
  public var character: Character
  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Accepted; has no effect here.
  public static let `return` = KeyEquivalent("\r")
  /// Accepted; has no effect here.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Accepted; has no effect here.
  public static let delete = KeyEquivalent("\u{8}")
  /// Accepted; has no effect here.
  public static let tab = KeyEquivalent("\t")
  /// Accepted; has no effect here.
  public static let space = KeyEquivalent(" ")
  /// Accepted; has no effect here.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Accepted; has no effect here.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Accepted; has no effect here.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Accepted; has no effect here.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Accepted; has no effect here.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Accepted; has no effect here.
  public static let home = KeyEquivalent("\u{F729}")
  /// Accepted; has no effect here.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Accepted; has no effect here.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Accepted; has no effect here.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Accepted; has no effect here.
  public static let clear = KeyEquivalent("\u{F739}")
}

/// Keys that are held down; accepted, and has no effect here.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Accepted; has no effect here.
  public static let shift = EventModifiers(rawValue: 2)
  /// Accepted; has no effect here.
  public static let control = EventModifiers(rawValue: 4)
  /// Accepted; has no effect here.
  public static let option = EventModifiers(rawValue: 8)
  /// Accepted; has no effect here.
  public static let command = EventModifiers(rawValue: 16)
  /// Accepted; has no effect here.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Accepted; has no effect here.
  public static let function = EventModifiers(rawValue: 64)
  /// Accepted; has no effect here.
  public static let all = EventModifiers(rawValue: 127)
}

/// A key with modifiers; accepted, and has no effect here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// Creates a shortcut, the same on every keyboard.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) { self.init(key, modifiers: modifiers) }
  /// Accepted; has no effect here.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Accepted; has no effect here.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
