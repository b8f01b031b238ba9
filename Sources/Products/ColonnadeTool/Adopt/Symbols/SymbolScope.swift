/// Declarations in namespaces, each name once.
struct SymbolScope {
  private(set) var members: [(name: String, declaration: String)] = []
  private var scopes: [(name: String, scope: SymbolScope)] = []

  var isEmpty: Bool { members.isEmpty && scopes.allSatisfy(\.scope.isEmpty) }

  /// Adds a declaration; false if its name is taken.
  mutating func add(_ declaration: String, named name: String, in path: ArraySlice<String>) -> Bool
  {
    guard let first = path.first else {
      if members.contains(where: { $0.name == name }) { return false }
      members.append((name, declaration))
      return true
    }
    if let index = scopes.firstIndex(where: { $0.name == first }) {
      return scopes[index].scope.add(declaration, named: name, in: path.dropFirst())
    }
    var scope = SymbolScope()
    let isAdded = scope.add(declaration, named: name, in: path.dropFirst())
    scopes.append((first, scope))
    return isAdded
  }

  /// The lines of an extension's or an enum's body.
  func lines(indent: String = "  ") -> [String] {
    members.map { indent + $0.declaration }
      + scopes.flatMap { name, scope in
        ["\(indent)enum \(name) {"] + scope.lines(indent: indent + "  ") + ["\(indent)}"]
      }
  }
}
