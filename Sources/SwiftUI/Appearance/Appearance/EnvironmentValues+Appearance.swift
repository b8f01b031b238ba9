import Foundation

// Looks that a view sets for the views inside of it. Those of words and symbols are drawn where they
// are set.
extension EnvironmentValues {
  /// The device's color scheme, unless an ancestor has set another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? device?.colorScheme ?? .light }
    set {
      self[ColorSchemeKey.self] = newValue
      look("scheme", .word(newValue.word))
    }
  }

  /// Large unless a view above sets another size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? device?.dynamicTypeSize ?? .large }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      look("typeSize", .word(newValue.word))
    }
  }

  /// Nil unless a view above sets a font.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      look("font", newValue?.styleValue)
    }
  }

  /// Nil unless a view above sets a limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      look("lines", .lines(newValue))
    }
  }

  /// Regular unless a view above sets another size.
  public var controlSize: ControlSize {
    get { ControlSize.allCases.first { $0.word == controlLooks.size } ?? .regular }
    set { controlLooks[.size] = newValue.word }
  }

  /// Empty unless a view above sets reasons.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      look("redacted", newValue.word.map { .word($0) } ?? false)
    }
  }

  /// 44 points unless a view above sets another height.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// Leading unless a view above sets another alignment.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set {
      self[MultilineTextAlignmentKey.self] = newValue
      look("textAlign", .word(newValue.word))
    }
  }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
