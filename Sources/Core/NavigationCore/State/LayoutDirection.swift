/// The direction in which views and words follow one another, under SwiftUI's name.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension LayoutDirection: ScalarStateValue {}
