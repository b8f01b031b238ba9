extension View {
  /// Not drawn; this is reported.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { undrawn("visualEffect") }
}
