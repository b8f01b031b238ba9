import NavigationCore

extension Category {
  /// The row's text.
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
