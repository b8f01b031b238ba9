import NavigationCore
import OrderedJSON
import SceneModel
import ViewRuntime

@MainActor
package func scene<Content: View>(
  on device: String = "ipad-11-landscape", _ order: NavigationPolicies.MixedOrder = .pathBelow,
  @ViewBuilder of content: @escaping () -> Content
) throws -> SceneRuntime {
  var policies = NavigationPolicies()
  policies.mixedOrder = order
  return SceneRuntime(
    id: "test", title: "Test", policies: policies, device: try known(device).environment,
    keeping: [:], appValues: .ofApp, explorationTime: .unhurried, content: content)
}

/// A scene that begins with what an earlier one has kept.
@MainActor
package func scene<Content: View>(
  keeping kept: [String: JSONValue], @ViewBuilder of content: @escaping () -> Content
) throws -> SceneRuntime {
  SceneRuntime(
    id: "test", title: "Test", device: try known("iphone-16").environment, keeping: kept,
    appValues: StoredValues(), explorationTime: .unhurried, content: content)
}

extension Duration {
  /// A limit that even a busy machine does not meet.
  package static var unhurried: Duration { .seconds(1_000) }
}

/// - Throws: `UnknownDevice` if no device has the name.
private func known(_ device: String) throws -> Device {
  guard let known = Device.named(UTF8String(device)) else { throw UnknownDevice(name: device) }
  return known
}

package struct UnknownDevice: Error {
  package let name: String
}

extension SceneRuntime {
  /// The titles of the screens on the stack, root first.
  package var titles: [String] { rendering.screens.map(\.title.string) }

  package var codes: [Problem.Code] { rendering.problems.map(\.code) }

  /// The elements of the path as an author would write them.
  package var path: [String] { contents.path.map(\.displayTitle.string) }

  @discardableResult
  package func tap(_ label: String) throws -> [Command] {
    try tap(.label(UTF8String(label)), text: nil)
  }

  package func back(times: Int) throws {
    for _ in 0..<times { _ = try back() }
  }

  /// Runs an author's code, up to the end of the turn.
  package func turn(_ action: () -> Void) {
    action()
    flushPendingChanges()
  }

  package func show(on device: String) throws {
    let request = EnvironmentRequest(device: try known(device))
    _ = try command(.setEnvironment(request))
  }

  /// Carries out a command as a session does: decided by the reducer on the current state.
  @discardableResult
  package func command(_ command: Command) throws -> [Command] {
    let state = NavigationState(contents, in: description)
    return try apply(Reducer(scene: description).change(for: command, in: state))
  }

  package var presentation: Presentation { Presentation(of: shape) }
  package var shownColumns: [NavigationSplitViewColumn] { presentation.shownColumns }

  /// Every label of the screen visible in a column, or on the collapsed stack.
  package func labels(in column: NavigationSplitViewColumn) -> [String] {
    nodes(in: column).flatMap(\.labels)
  }
}

extension ViewNode {
  package var labels: [String] { [label?.string].compactMap(\.self) + children.flatMap(\.labels) }

  package func first(labelled wanted: String) -> ViewNode? {
    if label?.string == wanted, id != nil { return self }
    return children.lazy.compactMap { $0.first(labelled: wanted) }.first
  }
}

extension [ViewNode] {
  package func first(labelled wanted: String) -> ViewNode? {
    lazy.compactMap { $0.first(labelled: wanted) }.first
  }
}
