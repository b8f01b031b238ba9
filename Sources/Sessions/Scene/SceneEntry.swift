import NavigationCore
import OrderedJSON

/// A scene that sessions can be opened in.
public struct SceneEntry {
  /// The id that `scene.open` takes.
  public let id: UTF8String
  /// The title in the menu.
  public let title: UTF8String
  /// One sentence on what there is to see.
  public let summary: String
  /// Makes the scene for one session.
  public let make: Make
  /// The description, where no code runs in the scene: it never changes, and all sessions share it.
  let description: SceneDescription?

  /// Makes a scene.
  ///
  /// - Parameter kept: the values that the scene has kept, by name, when it is made again.
  public typealias Make = @MainActor (_ kept: [String: JSONValue]) -> any SceneDriver

  /// A scene in which code runs: each session makes its own.
  public init(id: UTF8String, title: UTF8String, summary: String, make: @escaping Make) {
    self.init(id: id, title: title, summary: summary, description: nil, make: make)
  }

  private init(
    id: UTF8String, title: UTF8String, summary: String, description: SceneDescription?,
    make: @escaping Make
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.description = description
    self.make = make
  }
}

extension SceneEntry {
  /// A scene of lists, which all sessions share.
  @MainActor
  public init(_ description: SceneDescription) {
    let scene = ListScene(description)
    self.init(
      id: description.id, title: description.title, summary: description.summary,
      description: description
    ) { _ in scene }
  }
}

extension SceneEntry {
  /// An entry of the same scene that is made already, for the first session that begins it.
  @MainActor
  public var prepared: SceneEntry {
    guard description == nil else { return self }
    var ready: (any SceneDriver)? = make([:])
    return SceneEntry(id: id, title: title, summary: summary) { kept in
      guard kept.isEmpty, let driver = ready else { return make(kept) }
      ready = nil
      return driver
    }
  }
}
