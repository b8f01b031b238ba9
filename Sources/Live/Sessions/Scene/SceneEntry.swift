import NavigationCore
import OrderedJSON
import SceneModel

/// A scene that sessions can be opened in.
public struct SceneEntry {
  /// The id to use with `scene.open`.
  public let id: UTF8String
  /// The title in the menu.
  public let title: UTF8String
  /// One sentence about what the scene shows.
  public let summary: String
  /// Creates the scene for one session.
  public let make: Make
  /// The description, if the scene runs no code: it never changes, and all sessions share it.
  let description: SceneDescription?

  /// Creates a scene.
  ///
  /// - Parameter kept: the values that the scene has kept, by name, if it is created again.
  public typealias Make = @MainActor (_ kept: [String: JSONValue]) -> any SceneDriver

  /// Creates an entry for a scene that runs code: each session has its own instance.
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
  /// Creates an entry for a scene of lists, which all sessions share.
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
  /// An entry for the same scene with an instance created in advance, for the first session that
  /// begins it.
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
