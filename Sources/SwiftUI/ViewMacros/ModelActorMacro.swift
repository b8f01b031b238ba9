/// Makes an actor one with a container and a context of models.
///
/// Source: Apple, `ModelActor()`.
struct ModelActorMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  var expansion: Expansion {
    switch request.macroRole {
    case "member": Expansion(expandedSource: members)
    case "extension": Expansion(expandedSource: conformance)
    default: Expansion()
    }
  }

  private var members: String {
    let access = isPublic ? "public " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer

      \(access)init(modelContainer: SwiftData.ModelContainer) {
        let context = SwiftData.ModelContext(modelContainer)
        modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
        self.modelContainer = modelContainer
      }
      """
  }

  private var conformance: String {
    "extension \(request.extendedTypeSyntax?.source ?? ""): SwiftData.ModelActor {}"
  }

  private var isPublic: Bool {
    var reader = SourceReader(request.declSyntax.source)
    while let word = reader.word(), word != "actor" {
      if word == "public" || word == "package" { return true }
      reader.skipArguments()
    }
    return false
  }
}
