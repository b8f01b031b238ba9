import Foundation

/// Stripes of rows; accepted, and has no effect here.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
  /// Accepted; has no effect here.
  public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

/// A prominence of badges; accepted, and has no effect here.
public struct BadgeProminence: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let standard = BadgeProminence(number: 0)
  /// Accepted; has no effect here.
  public static let increased = BadgeProminence(number: 1)
  /// Accepted; has no effect here.
  public static let decreased = BadgeProminence(number: 2)
}

/// A prominence of backgrounds; accepted, and has no effect here.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let standard = BackgroundProminence(number: 0)
  /// Accepted; has no effect here.
  public static let increased = BackgroundProminence(number: 1)
}

/// A place of a background; accepted, and has no effect here.
public struct ContainerBackgroundPlacement: Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  /// Accepted; has no effect here.
  public static let tabView = ContainerBackgroundPlacement(number: 1)
  /// Accepted; has no effect here.
  public static let window = ContainerBackgroundPlacement(number: 2)
  /// Accepted; has no effect here.
  public static let widget = ContainerBackgroundPlacement(number: 3)
}

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

/// A space of colours for drawing; accepted, and has no effect here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A behaviour in layouts from right to left; accepted, and has no effect here.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
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

/// A padding of a scene; accepted, and has no effect here.
public struct ScenePadding: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let minimum = ScenePadding(number: 0)
  /// Accepted; has no effect here.
  public static let navigationBar = ScenePadding(number: 1)
}

/// A way to begin dictation; accepted, and has no effect here.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let onSelect = TextInputDictationActivation(number: 0)
  /// Accepted; has no effect here.
  public static let onLook = TextInputDictationActivation(number: 1)
}

/// A behaviour of dictation; accepted, and has no effect here.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = TextInputDictationBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let preventDictation = TextInputDictationBehavior(number: 1)
  /// Accepted; has no effect here.
  public static func inline(activation: TextInputDictationActivation) -> Self { .automatic }
}

/// A behaviour of bars while one searches; accepted, and has no effect here.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = SearchPresentationToolbarBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

/// The moment at which scopes appear; accepted, and has no effect here.
public struct SearchScopeActivation: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = SearchScopeActivation(number: 0)
  /// Accepted; has no effect here.
  public static let onTextEntry = SearchScopeActivation(number: 1)
  /// Accepted; has no effect here.
  public static let onSearchPresentation = SearchScopeActivation(number: 2)
}

/// A behaviour under what is dragged; accepted, and has no effect here.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// Accepted; has no effect here.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// A part of scrolling into sight; accepted, and has no effect here.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
}

/// A size of rows in a sidebar; accepted, and has no effect here.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// A contrast of colours; accepted, and has no effect here.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// A weight of text by legibility; accepted, and has no effect here.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension ScrollTransitionPhase {
  /// True where the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the top, 0 in sight, 1 at the bottom.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The places of suggestions; accepted, and has no effect here.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static let menu = Set(rawValue: 1)
    /// Accepted; has no effect here.
    public static let content = Set(rawValue: 2)
  }
  private let number: Int
  /// Accepted; has no effect here.
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  /// Accepted; has no effect here.
  public static let menu = SearchSuggestionsPlacement(number: 1)
  /// Accepted; has no effect here.
  public static let content = SearchSuggestionsPlacement(number: 2)
}

/// A language for the setting of text; accepted, and has no effect here.
public struct TypesettingLanguage: Equatable, Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let automatic = TypesettingLanguage(number: 0)
}

extension Text {
  /// A size beside other text; accepted, and has no effect here.
  public struct Scale: Hashable, Sendable {
    private let number: Int
    /// Accepted; has no effect here.
    public static let `default` = Scale(number: 0)
    /// Accepted; has no effect here.
    public static let secondary = Scale(number: 1)
  }
}

extension Image {
  /// A range of brightness; accepted, and has no effect here.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int
    /// Accepted; has no effect here.
    public static let standard = DynamicRange(number: 0)
    /// Accepted; has no effect here.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// Accepted; has no effect here.
    public static let high = DynamicRange(number: 2)
  }
}

/// A transform by projection; accepted, and has no effect here.
public struct ProjectionTransform: Equatable, Sendable {
  /// The transform that changes nothing.
  public init() {}
  /// Creates a transform in the plane.
  public init(_ m: CGAffineTransform) {}
}
