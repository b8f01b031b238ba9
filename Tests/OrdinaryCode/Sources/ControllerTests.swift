import SceneStage
import SwiftUI
import Testing

private final class LockedController<Content: View>: UIHostingController<Content> {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: LockedController(rootView: Text("Inside")))
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

@MainActor
@Suite struct ControllerTests {
  @Test func `a controller keeps its view`() {
    let controller = LockedController(rootView: Text("First"))
    controller.rootView = Text("Second")
    #expect(controller.rootView == Text("Second"))
    #expect(controller.supportedInterfaceOrientations == .portrait)
  }

  @Test func `a controller on a screen is a box with its type's name`() throws {
    let scene = try scene { VStack { Hosted() } }
    #expect(scene.styles.values.joined().contains(#""undrawn":"Hosted""#))
  }
}
