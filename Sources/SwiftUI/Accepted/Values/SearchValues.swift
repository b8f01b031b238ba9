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
