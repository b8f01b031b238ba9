import SceneModel

// The forms of `confirmationDialog`: by how the title is given, with a value or without, with a message or without.
//
// Source: Apple, `confirmationDialog`.
extension View {
  /// Presents a choice with a localized title while a flag is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(titleKey), isPresented: isPresented,
      actions: actions, message: { EmptyView() }
    )
  }

  /// Presents a choice with a localized title and a message while a flag is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(titleKey), isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents a choice with a localized title about a value while a flag is true and the value
  /// exists.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(titleKey), isPresented: isPresented,
      presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice with a localized title and a message about a value while a flag is true and
  /// the value exists.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(titleKey), isPresented: isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents a choice with a title while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(title), isPresented: isPresented,
      actions: actions, message: { EmptyView() })
  }

  /// Presents a choice with a title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(title), isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Presents a choice with a title about a value while a flag is true and the value exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(title), isPresented: isPresented,
      presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice with a title and a message about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, Text(title), isPresented: isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents a choice with a title while a flag is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, title, isPresented: isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// Presents a choice with a title and a message while a flag is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, title, isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Presents a choice with a title about a value while a flag is true and the value exists.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice with a title and a message about a value while a flag is true and the value
  /// exists.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: message)
  }
}
