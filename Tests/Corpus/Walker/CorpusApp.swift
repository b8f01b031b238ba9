import Colonnade
import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage

@testable import ViewRuntime

/// An app of the corpus.
package struct CorpusApp: Sendable, CustomStringConvertible {
  package let description: String
  /// The kinds of problems that it really has.
  package let problems: Set<Problem.Code>
  /// Controls that a walker does not reach, because they need other input first.
  package let unreached: [String]
  /// Controls that change the screen on which they are.
  let changing: [String]
  /// URLs that it opens, and the titles of the screens to which each leads.
  package let links: [String: [String]]
  /// The text that is shown while the app waits for something.
  private let waiting: String?
  private let make: @MainActor @Sendable () -> any SceneDriver

  package init<App: Colonnade.App>(
    _ app: App.Type, problems: Set<Problem.Code> = [], unreached: [String] = [],
    changing: [String] = [], links: [String: [String]] = [:], whileWaiting waiting: String? = nil
  ) {
    description = String(describing: app)
    self.problems = problems
    self.unreached = unreached
    self.changing = changing
    self.links = links
    self.waiting = waiting
    make = { App.sceneEntry.make([:]) }
  }

  /// Starts the app with no stored values.
  @MainActor
  package func launch(on device: String) throws -> SceneRuntime {
    StoredValues.ofApp.contents = [:]
    guard let scene = make() as? SceneRuntime, let device = Device.named(UTF8String(device)) else {
      throw NotLaunched()
    }
    try scene.carryOut(.setEnvironment(EnvironmentRequest(device: device)))
    if scene.shape.columns == .three { try scene.carryOut(.setColumnVisibility(.all)) }
    return scene
  }
}

extension CorpusApp {
  /// Waits while the app shows that it is waiting.
  @MainActor
  func settle(_ scene: SceneRuntime) async throws {
    guard let waiting else { return }
    try await until { !scene.rendering.shows(waiting) }
  }
}

extension SceneRuntime {
  fileprivate func carryOut(_ command: Command) throws {
    let state = NavigationState(contents, in: description)
    _ = try apply(Reducer(scene: description).change(for: command, in: state))
  }
}

struct NotLaunched: Error {}
