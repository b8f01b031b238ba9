// Titles and other words that are resources of an app.
extension View {
  /// Presents an alert with a localized title while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, fileID: fileID,
      line: line)
  }

  /// Presents an alert with a localized title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions,
      message: message, fileID: fileID, line: line)
  }

  /// Presents an alert with a localized title about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data,
      actions: actions, fileID: fileID, line: line)
  }

  /// Presents an alert with a localized title and a message about a value while a flag is true and
  /// the value exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data,
      actions: actions, message: message, fileID: fileID, line: line)
  }

  /// Presents a choice with a localized title while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, fileID: fileID, line: line)
  }

  /// Presents a choice with a localized title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message, fileID: fileID, line: line)
  }

  /// Presents a choice with a localized title about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, fileID: fileID, line: line)
  }

  /// Presents a choice with a localized title and a message about a value while a flag is true and
  /// the value exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message, fileID: fileID, line: line)
  }
}
