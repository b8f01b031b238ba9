extension View {
  /// Not drawn, and told.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { undrawn("visualEffect") }
}
