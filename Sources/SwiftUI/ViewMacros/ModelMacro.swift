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
    let access = declaration.access
    let properties = declaration.variables.filter(\.isKept).map { variable in
      let rule = variable.relationship.map { ", SwiftData.Schema.Relationship(\($0))" } ?? ""
      let options = variable.attribute.map { "._with(SwiftData.Schema.Attribute(\($0)))" } ?? ""
      let keyPath = "\\\(declaration.name).\(variable.name)"
      return ".property(\"\(variable.name)\", \(keyPath)\(rule))\(options)"
    }
    return """
      \(access)let _record = SwiftData.ModelRecord("\(declaration.name)")

      \(access)static var _properties: [SwiftData.ModelProperty] {
        [\(properties.joined(separator: ", "))]
      }

      \(restoring(declaration))
      """
  }

  /// The members that create an object from kept values. If only the author's code can set a variable, none is
  /// created.
  private func restoring(_ declaration: ClassDeclaration) -> String {
    let head = """
      \(declaration.access)static func _restored(
        from values: SwiftData.ModelValues
      ) throws -> any SwiftData.PersistentModel
      """
    if let owed = declaration.variables.first(where: \.isOwedByAuthor) {
      return "\(head) { throw values.missingDefault(of: \"\(owed.name)\") }"
    }
    let needed = declaration.variables.filter { $0.isKept && $0.needsValue }
    let lines = needed.map { "_\($0.name) = try values.value(\"\($0.name)\")" }
    return """
      \(head) { try \(declaration.name)(_restoring: values) }

      private init(_restoring values: SwiftData.ModelValues) throws {
        \(lines.joined(separator: "\n  "))
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
