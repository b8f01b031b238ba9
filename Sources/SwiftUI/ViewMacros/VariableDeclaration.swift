/// The parts of `@Entry public var name: Type = value`.
struct VariableDeclaration {
  let name: String
  let type: String?
  let initial: String?

  init(parsing source: String) throws(DeclarationProblem) {
    var reader = SourceReader(source)
    while let word = reader.word(), word != "var" {
      if word == "let" { throw .notVariable }
      reader.skipArguments()
    }
    guard let name = reader.word() else { throw .notVariable }
    self.name = name
    type = reader.consume(":") ? reader.type() : nil
    initial = reader.consume("=") ? reader.remainder : nil
    if !reader.isAtEnd && initial == nil { throw .hasAccessors }
  }

  var isOptional: Bool { wrappedType != nil || type?.hasSuffix("!") == true }

  /// The type without its optional.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    let spelled = "Optional<"
    return type.hasPrefix(spelled) ? String(type.dropFirst(spelled.count).dropLast()) : nil
  }
}
