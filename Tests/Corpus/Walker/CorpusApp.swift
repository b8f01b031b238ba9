import Colonnade
import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage

@testable import ViewRuntime

/// An app of the corpus.
package struct CorpusApp: Sendable, CustomStringConvertible {
  package let description: String
  /// The kinds of problems that it truly has.
  package let problems: Set<Problem.Code>
  /// Controls that a walker does not come to, since that takes other input before.
  package let unreached: [String]
  /// Controls that change the screen from which they lead away.
  let changing: [String]
  /// URLs that it takes, and the titles of the screens to which each leads.
  package let links: [String: [String]]
  /// The words that are seen while the app waits for something.
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

  /// Starts the app, which has kept nothing yet.
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
  /// Waits as long as the app shows that it does.
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
