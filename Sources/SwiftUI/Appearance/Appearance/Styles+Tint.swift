extension LinearProgressViewStyle {
  /// Creates the style; the tint has no effect here.
  public nonisolated init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
  /// Creates the style; the tint has no effect here.
  public nonisolated init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
  /// Creates the style; the tint has no effect here.
  public nonisolated init(tint: Color) { self.init() }
}
