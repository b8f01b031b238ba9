import OrderedJSON
import SceneStage
import SwiftData
import SwiftUI
import ViewRuntime

/// A scene that is launched again with what it has kept.
@MainActor
final class Launches {
  private(set) var kept: [String: JSONValue] = [:]
  private(set) var runtime: SceneRuntime?

  func launch<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    runtime?.onSave = nil
    let next = try? scene(keeping: kept, of: content)
    next?.onSave = { [unowned self] key, value in kept[key] = value }
    runtime = next
  }

  func tap(_ labels: String...) throws {
    for label in labels { try runtime?.tap(label) }
  }

  var texts: [String] { runtime?.body.flatMap(\.labels) ?? [] }

  /// The rows above the buttons.
  var rows: [String] { Array(texts.prefix { $0 != "new" && $0 != "used" }) }

  /// Runs code as the scene's, with a context of models.
  func within(_ types: [any PersistentModel.Type], _ code: @escaping (ModelContext) throws -> Void)
    throws
  {
    var result: Result<Void, any Error> = .success(())
    launch {
      ContextReader { context in result = Result { try code(context) } }.modelContainer(for: types)
    }
    try result.get()
  }
}

/// Runs code once it appears.
private struct ContextReader: View {
  @Environment(\.modelContext) private var context
  let code: (ModelContext) -> Void

  var body: some View { Text("").onAppear { code(context) } }
}
