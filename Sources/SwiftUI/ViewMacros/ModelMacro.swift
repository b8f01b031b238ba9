/// Makes a class one whose objects a container keeps.
///
/// Source: Apple, `Model()`.
struct ModelMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  var expansion: Expansion {
    switch request.macroRole {
    case "member": Expansion(expandedSource: members)
    case "memberAttribute": Expansion(expandedSource: isKept ? "@_PersistedProperty" : "")
    case "extension": Expansion(expandedSource: conformance)
    default: Expansion()
    }
  }

  private var members: String {
    guard let declaration = ClassDeclaration(parsing: request.declSyntax.source) else { return "" }
    let properties = declaration.variables.filter(\.isKept).map { variable in
      let rule = variable.relationship.map { ", SwiftData.Schema.Relationship(\($0))" } ?? ""
      return ".property(\"\(variable.name)\", \\\(declaration.name).\(variable.name)\(rule))"
    }
    return """
      \(declaration.access)let _record = SwiftData.ModelRecord("\(declaration.name)")

      \(declaration.access)static var _properties: [SwiftData.ModelProperty] {
        [\(properties.joined(separator: ", "))]
      }
      """
  }

  private var isKept: Bool {
    ClassDeclaration(parsingMember: request.declSyntax.source).variables.first?.isKept ?? false
  }

  private var conformance: String {
    let type = request.extendedTypeSyntax?.source ?? ""
    return "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
  }
}

/// Makes a variable one that is stored under another name, and watched.
struct PersistedPropertyMacro {
  private let request: HostMessage.Attached

  init(_ request: HostMessage.Attached) {
    self.request = request
  }

  var expansion: Expansion {
    guard let variable = try? VariableDeclaration(parsing: request.declSyntax.source) else {
      return Expansion()
    }
    let isAccessor = request.macroRole == "accessor"
    return Expansion(
      expandedSource: isAccessor ? accessors(of: variable.name) : storage(of: variable))
  }

  private func accessors(of name: String) -> String {
    """
    {
      @storageRestrictions(initializes: _\(name))
      init(initialValue) { _\(name) = initialValue }
      get {
        _record.read(self, \\.\(name))
        return _\(name)
      }
      set { _record.write(self, \\.\(name), from: _\(name), to: newValue) { $0._\(name) = $1 } }
    }
    """
  }

  private func storage(of variable: VariableDeclaration) -> String {
    let type = variable.type.map { ": \($0)" } ?? ""
    let initial = variable.initial.map { " = \($0)" } ?? ""
    return "private var _\(variable.name)\(type)\(initial)\n"
  }
}
