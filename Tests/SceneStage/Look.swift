import NavigationUI

/// The look of a view as JSON text, on a screen with nothing else.
@MainActor
package func look<Content: View>(of content: @autoclosure @escaping () -> Content) throws -> String
{
  let scene = try scene(on: "iphone-16") {
    NavigationStack {
      VStack {
        content()
        Text("Beside")
      }
    }
  }
  let stack = scene.body.first
  guard stack?.children.count == 2 else { return drawn(in: stack?.look ?? scene.screenLook, scene) }
  return stack?.children.first?.look ?? ""
}

/// The styles to which a list of items refers, in the order of their numbers.
@MainActor
private func drawn(in look: String, _ scene: SceneRuntime) -> String {
  let numbers = scene.styles.keys.sorted().filter {
    look.contains("-\($0),") || look.contains("-\($0)]") || look.contains("\"style\":\($0)")
  }
  return numbers.compactMap { scene.styles[$0] }.joined(separator: "\n")
}

extension SceneRuntime {
  /// The look of the screen as JSON text.
  package var screenLook: String { screen?.style?.text ?? "" }
}
