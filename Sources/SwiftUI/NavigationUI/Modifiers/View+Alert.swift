import Foundation
import OrderedJSON
import Platform
import SceneModel

extension View {
  /// Presents an alert or a dialog: a message, then the buttons, each of which closes it.
  nonisolated func presentingQuestion<A: View, M: View>(
    at location: CodeLocation?, _ kind: ModalRequest.Kind, _ title: Text,
    isPresented: Binding<Bool>,
    actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    // Rendered only on the main actor, wherever the view was created.
    let (actions, message) = (UncheckedSendable(actions), UncheckedSendable(message))
    return ModalPresentingView(content: self) { identity, environment in
      var request = ModalRequest(
        identity: identity, kind: kind, title: environment.words(of: title),
        isActive: isPresented.wrappedValue,
        environment: environment, deactivate: { isPresented.wrappedValue = false },
        render: { context in
          context.entering(.role("message")) { message.value()._render(in: &$0) }
          context.entering(.role("actions")) { actions.value()._render(in: &$0) }
        })
      request.origin = ScreenOrigin(.isPresented, showing: nil, at: location)
      return request
    }
  }

  /// Asks about a value; if there is none, nothing is asked.
  nonisolated func presentingQuestion<T, A: View, M: View>(
    at location: CodeLocation?, _ kind: ModalRequest.Kind, _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    let isAsked = Binding(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return presentingQuestion(
      at: location, kind, title, isPresented: isAsked, actions: { data.map(actions) },
      message: { data.map(message) })
  }
}
