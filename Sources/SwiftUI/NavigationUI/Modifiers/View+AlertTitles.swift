import SceneModel

// The forms of `alert`: by how the title is given, with a value or without, with a message or without.
//
// Source: Apple, `alert`.
extension View {
  /// Presents an alert with a localized title while a flag is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(titleKey), isPresented: isPresented,
      actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a localized title and a message while a flag is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(titleKey), isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents an alert with a localized title about a value while a flag is true and the value
  /// exists.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(titleKey), isPresented: isPresented,
      presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert with a localized title and a message about a value while a flag is true and
  /// the value exists.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(titleKey), isPresented: isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert with a title while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(title), isPresented: isPresented,
      actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(title), isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents an alert with a title about a value while a flag is true and the value exists.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(title), isPresented: isPresented,
      presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert with a title and a message about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(title), isPresented: isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert with a title while a flag is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, title, isPresented: isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// Presents an alert with a title and a message while a flag is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, title, isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Presents an alert with a title about a value while a flag is true and the value exists.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert with a title and a message about a value while a flag is true and the value
  /// exists.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: message)
  }
}
