import NavigationCore
import NavigationUI
import OrderedJSON
import Sessions

extension SceneEntry {
  /// A scene of views: each session has an instance of its own.
  public init<Content: View>(
    id: String, title: String, summary: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      id: id, title: title, summary: summary, root: String(reflecting: Content.self),
      content: content)
  }

  /// - Parameter root: the type that a test would make, with its module's name.
  init<Content: View>(
    id: String, title: String, summary: String, root: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(id: UTF8String(id), title: UTF8String(title), summary: summary) { kept in
      let runtime = SceneRuntime(
        id: id, title: title, summary: summary, keeping: kept, content: content)
      runtime.description.root = root
      return runtime
    }
  }
}
