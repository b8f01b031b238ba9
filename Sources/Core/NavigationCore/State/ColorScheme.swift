/// The brightness of an appearance: dark on light, or light on dark; under SwiftUI's name.
public enum ColorScheme: String, CaseIterable, Codable, Hashable, Sendable {
  case light, dark
}

extension ColorScheme: ScalarStateValue {}
