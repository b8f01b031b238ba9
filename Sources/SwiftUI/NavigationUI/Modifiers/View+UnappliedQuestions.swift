// Alerts and dialogs without the place of the call, for references that are not applied at once.
extension View {
  /// Presents an alert with a localized title while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, fileID: "", line: 0)
  }

  /// Presents an alert with a localized title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, actions: actions, message: message, fileID: "", line: 0)
  }

  /// Presents an alert with a localized title about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions, fileID: "", line: 0)
  }

  /// Presents an alert with a localized title and a message about a value while a flag is true and
  /// the value exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions, message: message,
      fileID: "", line: 0)
  }

  /// Presents an alert with a title while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, fileID: "", line: 0)
  }

  /// Presents an alert with a title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: message, fileID: "", line: 0)
  }

  /// Presents an alert with a title about a value while a flag is true and the value exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, fileID: "", line: 0)
  }

  /// Presents an alert with a title and a message about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions, message: message,
      fileID: "", line: 0)
  }

  /// Presents a choice with a localized title while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      fileID: "", line: 0)
  }

  /// Presents a choice with a localized title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message, fileID: "", line: 0)
  }

  /// Presents a choice with a localized title about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, fileID: "", line: 0)
  }

  /// Presents a choice with a localized title and a message about a value while a flag is true and
  /// the value exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message, fileID: "", line: 0)
  }

  /// Presents a choice with a title while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      fileID: "", line: 0)
  }

  /// Presents a choice with a title and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message, fileID: "", line: 0)
  }

  /// Presents a choice with a title about a value while a flag is true and the value exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, fileID: "", line: 0)
  }

  /// Presents a choice with a title and a message about a value while a flag is true and the value
  /// exists.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message, fileID: "", line: 0)
  }
}
