import OrderedJSON

/// A choice to show or hide something.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension Visibility {
  /// The name that styles have for it; nil for the usual one.
  package var word: UTF8String? {
    switch self {
    case .automatic: nil
    case .visible: "visible"
    case .hidden: "hidden"
    }
  }
}
