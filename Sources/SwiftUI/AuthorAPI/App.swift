import NavigationUI
import Sessions

/// A program made of scenes: run, it serves them.
///
/// Source: Apple, `App`. Each session has an instance of its own.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  package static var sceneEntry: SceneEntry {
    let name = String(describing: Self.self)
    return SceneEntry(
      id: name.asIdentifier, title: name, summary: "", root: String(reflecting: Self.self)
    ) {
      window(of: { Self() })
    }
  }

  /// The first window of an app that is made and launched when it is first shown.
  package static func window(of app: @escaping () -> Self) -> some View {
    OwnedContent(owner: { app().launched() }) { app in
      if let window = app.content { window }
    }
  }
}

extension String {
  /// Only what a scene's id may have.
  fileprivate var asIdentifier: String {
    let kept = unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
    }
    return String(String.UnicodeScalarView(kept)).lowercased()
  }
}
