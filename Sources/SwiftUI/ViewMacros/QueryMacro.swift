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
    guard let type = variable.type else {
      return Expansion(diagnostics: [
        Diagnostic("'@Query' takes a variable whose type is an array.", at: request.declSyntax)
      ])
    }
    let element = Self.element(of: type)
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

  /// The type of an array's elements; an alias of the array's type says it itself.
  private static func element(of type: String) -> String {
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    let spelled = "Array<"
    if type.hasPrefix(spelled) { return String(type.dropFirst(spelled.count).dropLast()) }
    return "\(type).Element"
  }
}
