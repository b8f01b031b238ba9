/// A severity of dialogs; accepted, and has no effect here.
public struct DialogSeverity: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = DialogSeverity(number: 0)
  /// Accepted; has no effect here.
  public static let critical = DialogSeverity(number: 1)
  /// Accepted; has no effect here.
  public static let standard = DialogSeverity(number: 2)
}

/// A behaviour of menus after an action; accepted, and has no effect here.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// Accepted; has no effect here.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

/// A look of what is selected in a palette; accepted, and has no effect here.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = PaletteSelectionEffect(number: 0)
  /// Accepted; has no effect here.
  public static let custom = PaletteSelectionEffect(number: 1)
  /// Accepted; has no effect here.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .custom }
}

/// A behaviour of swipes on a sheet; accepted, and has no effect here.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = PresentationContentInteraction(number: 0)
  /// Accepted; has no effect here.
  public static let resizes = PresentationContentInteraction(number: 1)
  /// Accepted; has no effect here.
  public static let scrolls = PresentationContentInteraction(number: 2)
}
