import NavigationUI

// Ordinary SwiftUI code; the test is that it compiles.

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "blue"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}
