// Focus of views: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
}
