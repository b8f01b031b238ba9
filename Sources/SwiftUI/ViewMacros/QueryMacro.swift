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
    let element = variable.type.flatMap(Self.element)
    if request.macroRole == "accessor" {
      // After the peer's diagnostic, an accessor without the query would be a second error.
      let value = element == nil ? "preconditionFailure()" : "_\(variable.name).wrappedValue"
      return Expansion(expandedSource: "{ get { \(value) } }")
    }
    guard let element, let type = variable.type else {
      return Expansion(diagnostics: [Diagnostic(Self.refusal, at: request.declSyntax)])
    }
    return Expansion(
      expandedSource: """
        private(set) var _\(variable.name): SwiftData.Query<\(element), \(type)> = .init(\(arguments))

        """)
  }

  private static let refusal =
    "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."

  private var arguments: String {
    var reader = SourceReader(request.attributeSyntax.source)
    _ = reader.word()
    return reader.arguments() ?? ""
  }

  /// The type of an array's elements, which an alias of the array's type says itself; nil for another
  /// type, such as an optional or a dictionary.
  private static func element(of type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return String(type.dropFirst().dropLast())
    }
    for spelled in ["Array<", "Swift.Array<"] where type.hasPrefix(spelled) && type.hasSuffix(">") {
      return String(type.dropFirst(spelled.count).dropLast())
    }
    let isName = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? "\(type).Element" : nil
  }
}
