import NavigationUI

// Ordinary code as it is written for SwiftUI: that it compiles is what it tests.

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "blue"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}
