import Foundation

// Looks and assistive settings that a view can read: always the same, unless an ancestor sets a
// value.
extension EnvironmentValues {
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityDimFlashingLights: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityEnabled: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityInvertColors: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false
  /// Always true, unless an ancestor sets another value.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityQuickActionsEnabled: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityReduceTransparency: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilityShowButtonShapes: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false
  /// Always nil, unless an ancestor sets another value.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
  /// Always false, unless an ancestor sets another value.
  @Entry public var allowsTightening: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var autocorrectionDisabled: Bool = false
  /// Always nil, unless an ancestor sets another value.
  @Entry public var backgroundMaterial: Material?
  /// Always standard, unless an ancestor sets another value.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// The device's contrast, unless an ancestor sets another value.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] ?? device?.colorSchemeContrast ?? .standard }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  /// Always identity, unless an ancestor sets another value.
  @Entry public var contentTransition: ContentTransition = .identity
  /// Always false, unless an ancestor sets another value.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
  /// Always nil, unless an ancestor sets another value.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// Always nil, unless an ancestor sets another value.
  @Entry public var disableAutocorrection: Bool?
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Always true, unless an ancestor sets another value.
  @Entry public var isFocusEffectEnabled: Bool = true
  /// Always true, unless an ancestor sets another value.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// Always false, unless an ancestor sets another value.
  @Entry public var isLuminanceReduced: Bool = false
  /// Always false, unless an ancestor sets another value.
  @Entry public var isSceneCaptured: Bool = false
  /// Always true, unless an ancestor sets another value.
  @Entry public var isScrollEnabled: Bool = true
  /// Always nil, unless an ancestor sets another value.
  @Entry public var keyboardShortcut: KeyboardShortcut?
  /// Always nil, unless an ancestor sets another value.
  @Entry public var legibilityWeight: LegibilityWeight?
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var menuOrder: MenuOrder = .automatic
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  /// Always menu, unless an ancestor sets another value.
  @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .menu
  /// Always medium, unless an ancestor sets another value.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium
  /// Always automatic, unless an ancestor sets another value.
  @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
  /// Always key, unless an ancestor sets another value.
  @Entry public var controlActiveState: ControlActiveState = .key
  /// Always large, unless an ancestor sets another value.
  @Entry public var sizeCategory: ContentSizeCategory = .large
}

/// The state of a window; always that of the one in front.
public enum ControlActiveState: CaseIterable, Equatable, Sendable { case key, active, inactive }

/// A size of text, in the naming before `DynamicTypeSize`.
///
/// Source: Apple, `ContentSizeCategory`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// True for the sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Compares two sizes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let left = allCases.firstIndex(of: lhs), let right = allCases.firstIndex(of: rhs) else {
      return false
    }
    return left < right
  }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast? { nil }
}
