/// The contrast of an appearance, under SwiftUI's name.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard, increased
}

extension ColorSchemeContrast: ScalarStateValue {}
