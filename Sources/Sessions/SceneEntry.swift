import NavigationCore

/// A scene that sessions can be opened in.
public struct SceneEntry {
  public let id: String
  public let title: String
  /// What to watch for, in a sentence.
  public let summary: String
  /// Makes the scene for one session: with views that live in that session alone, or without.
  public let make: @MainActor () -> (SceneDescription, (any LiveScene)?)

  public init(
    id: String, title: String, summary: String,
    make: @escaping @MainActor () -> (SceneDescription, (any LiveScene)?)
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.make = make
  }
}

extension SceneEntry {
  /// A scene of rows, which all sessions share since nothing in it ever changes.
  @MainActor
  public init(_ description: SceneDescription) {
    self.init(id: description.id, title: description.title, summary: description.summary) {
      (description, nil)
    }
  }

  @MainActor
  public static func sandbox() -> SceneEntry { SceneEntry(.sandbox()) }
}
