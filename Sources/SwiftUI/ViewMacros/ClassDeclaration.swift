/// A class, as far as the variables in it are concerned.
struct ClassDeclaration {
  private(set) var name = ""
  /// The words that others may see its members by, with a blank behind them.
  private(set) var access = ""
  private(set) var variables: [Variable] = []

  /// A variable of the class.
  struct Variable {
    let name: String
    /// Its attributes and modifiers, with what is in their parentheses.
    let marks: [(name: String, arguments: String)]
    /// True if it has accessors or observers.
    let hasAccessors: Bool
    /// True for `let`.
    let isConstant: Bool
    /// True if an initializer must give it a value, unless it is computed.
    let needsValue: Bool
    /// True if it is computed.
    let isComputed: Bool

    /// True if a container keeps it.
    var isKept: Bool {
      let others = ["static", "class", "lazy", "@Transient", "@_PersistedProperty"]
      return !hasAccessors && !isConstant && !marks.contains { others.contains($0.name) }
    }

    /// True if it is stored outside the container, and only an initializer of the author's can set it.
    var isOwedByAuthor: Bool {
      let others = ["static", "class", "lazy"]
      return !isKept && !isComputed && needsValue && !marks.contains { others.contains($0.name) }
    }

    /// The arguments of `@Relationship`; nil if it has none.
    var relationship: String? { marks.first { $0.name == "@Relationship" }?.arguments }

    /// The arguments of `@Attribute`; nil where it has none.
    var attribute: String? { marks.first { $0.name == "@Attribute" }?.arguments }
  }

  /// Reads a class; nil where it is none.
  init?(parsing source: String) {
    var reader = SourceReader(source)
    while let word = reader.word(), word != "class" {
      if word == "public" || word == "open" { access = "public " }
      reader.skipArguments()
    }
    guard let name = reader.word() else { return nil }
    self.name = name
    _ = reader.type()
    guard reader.consume("{") else { return nil }
    read(&reader)
  }

  /// Reads a member of a class alone.
  init(parsingMember source: String) {
    var reader = SourceReader(source)
    read(&reader)
  }

  private mutating func read(_ reader: inout SourceReader) {
    var marks: [(name: String, arguments: String)] = []
    while !reader.isAtEnd {
      guard let word = reader.word() else {
        if reader.skipGroup() == nil { reader.skip() }
        marks = []
        continue
      }
      if word == "var" || word == "let", let name = reader.word() {
        let rest = reader.skipTypeOfVariable()
        let isImplicitlyNil =
          word == "var" && (rest.type.hasSuffix("?") || rest.type.hasSuffix("!"))
        variables.append(
          Variable(
            name: name, marks: marks, hasAccessors: rest.hasAccessors, isConstant: word == "let",
            needsValue: !rest.hasValue && !isImplicitlyNil,
            isComputed: rest.hasAccessors && !rest.hasObservers))
        marks = []
      } else if word.hasPrefix("@") || Self.modifiers.contains(word) {
        marks.append((word, reader.arguments() ?? ""))
      } else {
        marks = []
      }
    }
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "override",
  ]
}
