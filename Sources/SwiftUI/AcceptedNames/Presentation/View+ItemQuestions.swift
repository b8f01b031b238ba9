import AuthorAPI
import Foundation

extension Binding {
  /// True while there is a value; false takes it away.
  fileprivate func isPresent<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

// Alerts and dialogs that a value presents, as of iOS 27.
extension View {
  /// Presents an alert while there is an item.
  ///
  /// Source: Apple, `alert(_:item:actions:)`.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
  }

  /// Presents an alert while there is an item.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while there is an item.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents an alert with a message while there is an item.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents an alert while there is an error, whose description is its title.
  public nonisolated func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while there is an error, whose description is its title.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      isPresented: error.isPresent(), error: error.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents a dialog while there is an item.
  ///
  /// Source: Apple, `confirmationDialog(_:item:titleVisibility:actions:)`.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }

  /// Presents a dialog while there is an item.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }

  /// Presents a dialog with a message while there is an item.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Presents a dialog with a message while there is an item.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions, message: message)
  }
}
