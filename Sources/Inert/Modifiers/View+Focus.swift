// Which view has the focus: accepted and without effect.
extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
}
