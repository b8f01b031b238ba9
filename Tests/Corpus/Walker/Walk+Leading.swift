import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage

@testable import ViewRuntime

extension Walk {
  /// Opens this path at once in a fresh launch: its screens must have the same titles as here.
  mutating func leadThere() async {
    await explored(scene)
    let state = NavigationState(scene.contents, in: scene.description)
    let (view, screens) = (scene.rendering.view, scene.rendering.screens)
    guard !state.path.isEmpty, view.sheet == nil, view.alert == nil,
      screens.allSatisfy({ $0.isOfPath }), let fresh = try? launch()
    else { return }
    await settle(fresh)
    guard fresh.rendering.tabs.map(\.isSelected) == scene.rendering.tabs.map(\.isSelected) else {
      return
    }
    let start = NavigationState(fresh.contents, in: fresh.description)
    do {
      _ = try fresh.apply(start.difference(to: state))
      await explored(fresh)
      // A count may differ after a launch.
      let titles = [fresh.rendering.screens, screens].map { $0.map(\.title.string.withoutNumbers) }
      if titles[0] != titles[1] {
        fail("led there at once, the screens are \(titles[0]), not \(titles[1])")
      }
    } catch {
      fail("led there at once, it is refused: \(error)")
    }
  }
}

/// Waits until the screens that are not seen have been rendered, for which an update may lack time.
@MainActor
private func explored(_ scene: SceneRuntime) async {
  try? await until { scene.stack?.unseen.indices.isEmpty != false }
}

extension StackScreen {
  fileprivate var isOfPath: Bool {
    switch source {
    case .root, .path: true
    case .link, .presented: false
    }
  }
}

extension String {
  fileprivate var withoutNumbers: String { filter { !$0.isNumber } }
}
