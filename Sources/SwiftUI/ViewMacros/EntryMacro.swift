/// Makes a property one that is looked up by a key of its own, and that key.
///
/// Source: Apple, `Entry()`.
struct EntryMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  var expansion: Expansion {
    do {
      let variable = try VariableDeclaration(parsing: request.declSyntax.source)
      let isAccessor = request.macroRole == "accessor"
      return Expansion(expandedSource: isAccessor ? accessors(of: variable) : try key(of: variable))
    } catch {
      return Expansion(diagnostics: request.macroRole == "peer" ? [diagnostic(error)] : [])
    }
  }

  private func accessors(of variable: VariableDeclaration) -> String {
    """
    {
      get { self[__Key_\(variable.name).self] }
      set { self[__Key_\(variable.name).self] = newValue }
    }
    """
  }

  private func key(of variable: VariableDeclaration) throws(DeclarationProblem) -> String {
    let kind = keyProtocol
    let member =
      kind == "FocusedValueKey" ? try value(of: variable) : try defaultValue(of: variable)
    return """
      private struct __Key_\(variable.name): \(kind) {
        \(member)
      }
      """
  }

  /// A computed default may be of a type that is not `Sendable`; without a type it has to be stored.
  private func defaultValue(of variable: VariableDeclaration) throws(DeclarationProblem) -> String {
    switch (variable.type, variable.initial) {
    case (let type?, let initial?): "static var defaultValue: \(type) { \(initial)\n}"
    case (nil, let initial?): "static let defaultValue = \(initial)\n"
    case (let type?, nil) where variable.isOptional: "static var defaultValue: \(type) { nil }"
    default: throw .missingDefault
    }
  }

  private func value(of variable: VariableDeclaration) throws(DeclarationProblem) -> String {
    guard let wrapped = variable.wrappedType else { throw .notOptional }
    return "typealias Value = \(wrapped)"
  }

  private var keyProtocol: String {
    let context = request.lexicalContext?.first?.source ?? ""
    if context.contains("FocusedValues") { return "FocusedValueKey" }
    if context.contains("ContainerValues") { return "ContainerValueKey" }
    return context.contains("Transaction") ? "TransactionKey" : "EnvironmentKey"
  }

  private func diagnostic(_ problem: DeclarationProblem) -> Diagnostic {
    Diagnostic(problem.rawValue, at: request.declSyntax)
  }
}

enum DeclarationProblem: String, Error {
  case notVariable = "'@Entry' takes a variable: '@Entry var name: Type = value'."
  case hasAccessors = "'@Entry' takes a variable without accessors of its own."
  case missingDefault = "'@Entry' needs a default value, unless the type is optional."
  case notOptional = "'@Entry' in FocusedValues takes a variable of an optional type."
}
