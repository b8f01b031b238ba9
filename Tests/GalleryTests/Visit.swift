import NavigationCore
import OrderedJSON
import SceneModel
import Testing

@testable import Gallery
@testable import ViewRuntime

/// A scene of the gallery with one person in it.
@MainActor
struct Visit {
  let runtime: SceneRuntime

  init(_ id: String, on device: String = "ipad-11-landscape") throws {
    let entry = try #require(Gallery.scenes.first { $0.id.string == id })
    runtime = try #require(entry.make([:]) as? SceneRuntime)
    try show(on: device)
  }

  var view: RenderedView { runtime.rendering.view }
  var problems: [Problem.Code] { runtime.rendering.problems.map(\.code) }
  /// The titles of the screens on the stack, root first.
  var screens: [String] { runtime.rendering.screens.map(\.title.string) }
  var path: [String] { runtime.contents.path.map(\.displayTitle.string) }
  /// The top of each visible column, or of the collapsed stack.
  var visible: [RenderedScreen] {
    [view.stack, view.sidebar, view.content, view.detail].compactMap(\.self)
  }
  var nodes: [ViewNode] { visible.flatMap(\.body).flatMap(\.withDescendants) }
  var labels: [String] { nodes.compactMap(\.label?.string) }

  @discardableResult
  func tap(_ labels: String...) throws -> Visit {
    for label in labels { _ = try runtime.tap(.label(UTF8String(label)), text: nil) }
    return self
  }

  func back() throws { _ = try runtime.back() }

  func open(_ url: String) throws { _ = try runtime.open(url: url) }

  func show(on device: String) throws {
    let device = try #require(Device.named(UTF8String(device)))
    let state = NavigationState(runtime.contents, in: runtime.description)
    let change = try Reducer(scene: runtime.description)
      .change(for: .setEnvironment(EnvironmentRequest(device: device)), in: state)
    _ = try runtime.apply(change)
  }

  /// Waits until the scene's code has finished what it does by itself.
  func wait(until hasCome: () -> Bool) async {
    while !hasCome() {
      await withCheckedContinuation { continuation in
        runtime.onChange = { _ in
          runtime.onChange = nil
          continuation.resume()
        }
      }
    }
  }
}

extension ViewNode {
  var withDescendants: [ViewNode] { [self] + children.flatMap(\.withDescendants) }
}
