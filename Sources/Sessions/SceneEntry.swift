import NavigationCore
import OrderedJSON

/// A scene that sessions can be opened in.
public struct SceneEntry {
  public let id: UTF8String
  public let title: UTF8String
  /// What to watch for, in a sentence.
  public let summary: String
  /// Makes the scene for one session: with views that live in that session alone, or without.
  public let make: Make
  /// The scene itself, where it is one of rows.
  let rows: SceneDescription?

  /// Gets what the scene has kept, by name, when it is made again.
  public typealias Make =
    @MainActor (_ kept: [String: JSONValue]) -> (SceneDescription, (any LiveScene)?)

  public init(
    id: UTF8String, title: UTF8String, summary: String,
    rows: SceneDescription? = nil, make: @escaping Make
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.rows = rows
    self.make = make
  }
}

extension SceneEntry {
  /// A scene of rows, which all sessions share since nothing in it ever changes.
  @MainActor
  public init(_ description: SceneDescription) {
    self.init(
      id: description.id, title: description.title, summary: description.summary, rows: description
    ) { _ in (description, nil) }
  }

  @MainActor
  public static func sandbox() -> SceneEntry { SceneEntry(.sandbox()) }
}
