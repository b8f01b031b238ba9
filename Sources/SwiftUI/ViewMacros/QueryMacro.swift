/// Makes a property one that a query is made for, and that query.
///
/// Source: Apple, `Query(filter:sort:order:animation:)`.
struct QueryMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  var expansion: Expansion {
    guard let variable = try? VariableDeclaration(parsing: request.declSyntax.source) else {
      return Expansion()
    }
    if request.macroRole == "accessor" {
      return Expansion(expandedSource: "{ get { _\(variable.name).wrappedValue } }")
    }
    guard let type = variable.type, let element = Self.element(of: type) else {
      return Expansion(diagnostics: [
        Diagnostic("'@Query' takes a variable whose type is an array.", at: request.declSyntax)
      ])
    }
    return Expansion(
      expandedSource: """
        private(set) var _\(variable.name): SwiftData.Query<\(element), \(type)> = .init(\(arguments))

        """)
  }

  private var arguments: String {
    var reader = SourceReader(request.attributeSyntax.source)
    _ = reader.word()
    return reader.arguments() ?? ""
  }

  private static func element(of type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    let spelled = "Array<"
    return type.hasPrefix(spelled) ? String(type.dropFirst(spelled.count).dropLast()) : nil
  }
}
