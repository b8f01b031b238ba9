import Foundation
import SceneModel

/// The buttons that an alert's author named by value.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

@MainActor
extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      ViewControls.Button(role: button.role, action: { button.action() }, label: { button.label })
    }
  }
}

extension View {
  /// Presents an alert while a flag is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let alert = content()
    return presentingQuestion(
      at: CodeLocation(fileID, line), .alert, alert.title, isPresented: isPresented,
      actions: { AlertButtons(buttons: alert.buttons) }, message: { alert.message })
  }

  /// Presents an alert about an item while it exists.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presentingQuestion(
      at: CodeLocation(fileID, line), .alert, alert?.title ?? Text(verbatim: ""),
      isPresented: item.isThere(),
      actions: { AlertButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message })
  }

  /// Presents a choice while a flag is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: String = #fileID,
    line: Int = #line
  )
    -> some View
  {
    let sheet = content()
    return presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, sheet.title, isPresented: isPresented,
      actions: { AlertButtons(buttons: sheet.buttons) }, message: { sheet.message })
  }

  /// Presents a choice about an item while it exists.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presentingQuestion(
      at: CodeLocation(fileID, line), .dialog, sheet?.title ?? Text(verbatim: ""),
      isPresented: item.isThere(),
      actions: { AlertButtons(buttons: sheet?.buttons ?? []) }, message: { sheet?.message })
  }
}

extension View {
  /// Presents an alert with an error's description while a flag is true.
  ///
  /// Source: Apple, `alert(isPresented:error:actions:)`.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(verbatim: error?.errorDescription ?? ""),
      isPresented: isPresented,
      presenting: error,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert with an error's description and a message while a flag is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingQuestion(
      at: CodeLocation(fileID, line), .alert, Text(verbatim: error?.errorDescription ?? ""),
      isPresented: isPresented,
      presenting: error,
      actions: actions, message: message)
  }
}

extension Binding {
  /// True while there is a value; writing false removes it.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isThere in if !isThere { wrappedValue = nil } })
  }
}
