/// Finds a module's imports and exports among its tokens; it knows the forms that bind names one by
/// one, and refuses the rest.
struct ModuleReader {
  private var module: Module
  private var index = 0
  /// Exported names that cannot change.
  private var constants: Set<String> = []

  private var script: Script { module.script }

  /// - Throws: a refusal that names the module.
  static func read(_ bytes: [UInt8], at path: String) throws(PackRefusal) -> Module {
    do {
      var reader = ModuleReader(module: Module(path: path, script: try Script(bytes)))
      try reader.readAll()
      return reader.module
    } catch {
      throw PackRefusal("\(path): \(error.description)")
    }
  }

  private init(module: Module) { self.module = module }

  private mutating func readAll() throws(PackRefusal) {
    while index < script.tokens.count {
      let start = index
      index += 1
      guard script.kind(start) == .word, !script.isMember(start) else { continue }
      if script.matches(start, "import") {
        try readImport(from: start)
      } else if script.matches(start, "export"), script.tokens[start].depth == 0 {
        try readExport(from: start)
      } else if script.bytes.begins("$", at: script.tokens[start].range.lowerBound) {
        throw PackRefusal("names with “$” in front are the pack’s")
      }
    }
    try checkUnchanged()
  }

  private func isNext(_ text: String) -> Bool { script.matches(index, text) }

  private mutating func consume(_ text: String) -> Bool {
    if !isNext(text) { return false }
    index += 1
    return true
  }

  private mutating func expect(_ text: String) throws(PackRefusal) {
    if !consume(text) { throw PackRefusal("“\(text)” is expected, not “\(script.text(index))”") }
  }

  private mutating func word() throws(PackRefusal) -> String {
    guard script.kind(index) == .word else {
      throw PackRefusal("a name is expected, not “\(script.text(index))”")
    }
    index += 1
    return script.text(index - 1)
  }

  /// The path that a string means.
  private mutating func address() throws(PackRefusal) -> String {
    let text = script.text(index)
    let address = String(text.dropFirst().dropLast())
    let isRelative = ["/", "./", "../"].contains { address.hasPrefix($0) }
    guard script.kind(index) == .string, isRelative,
      let path = PagePath.resolve(address, on: module.path)
    else { throw PackRefusal("\(text) is no module of the folder") }
    index += 1
    return path
  }

  /// The names between `{` and `}`; `isExport` says which side of `as` is this one.
  private mutating func names(isExport: Bool) throws(PackRefusal) -> [Module.Name] {
    var names: [Module.Name] = []
    while !consume("}") {
      let name = try word()
      let alias = consume("as") ? try word() : name
      if isExport && alias == "default" { throw PackRefusal("“default” is exported") }
      names.append(.init(name: name, alias: alias))
      if !isNext("}") { try expect(",") }
    }
    return names
  }

  private mutating func endStatement(from start: Int) throws(PackRefusal) {
    if isNext("with") { throw PackRefusal("an import has attributes") }
    _ = consume(";")
    module.omitted.append(start..<index)
  }

  private mutating func readImport(from start: Int) throws(PackRefusal) {
    if isNext(".") { throw PackRefusal("“import.meta” is used") }
    if isNext("(") { return try readLazyImport(from: start) }
    if script.tokens[start].depth > 0 { return }
    var names: [Module.Name] = []
    if script.kind(index) != .string {
      try expect("{")
      names = try self.names(isExport: false)
      try expect("from")
    }
    module.imports.append(.init(path: try address(), names: names))
    try endStatement(from: start)
  }

  private mutating func readLazyImport(from start: Int) throws(PackRefusal) {
    try expect("(")
    let path = try address()
    try expect(")")
    module.lazy.append(.init(tokens: start..<index, path: path))
  }
}

extension ModuleReader {
  private mutating func readExport(from start: Int) throws(PackRefusal) {
    if consume("{") { return try readExportedNames(from: start) }
    module.omitted.append(start..<start + 1)
    let declaration = index
    _ = consume("async")
    switch try word() {
    case "function":
      _ = consume("*")
      try readDeclared()
    case "class": try readDeclared()
    case "const":
      try readDeclared()
      try checkSingle()
      constants.insert(module.exports[module.exports.count - 1].name)
    case "let", "var":
      let name = try word()
      try checkSingle()
      module.variables.append(name)
      module.omitted.append(declaration..<declaration + 1)
    case let word: throw PackRefusal("“export \(word)” is not packed")
    }
  }

  private mutating func readDeclared() throws(PackRefusal) {
    let name = try word()
    module.exports.append(.init(name: name, alias: name))
  }

  private mutating func readExportedNames(from start: Int) throws(PackRefusal) {
    let names = try names(isExport: true)
    if consume("from") {
      module.forwarded.append(.init(path: try address(), names: names))
    } else {
      module.exports += names
    }
    try endStatement(from: start)
  }

  /// Refuses a declaration of several names, or one that takes a value apart.
  private func checkSingle() throws(PackRefusal) {
    guard script.matches(index, "=") || script.matches(index, ";") else {
      throw PackRefusal("a declaration is not “name = value;”")
    }
    var end = index
    while end < script.tokens.count, !(script.tokens[end].depth == 0 && script.matches(end, ";")) {
      if script.tokens[end].depth == 0 && script.matches(end, ",") {
        throw PackRefusal("several names are declared at once")
      }
      end += 1
    }
  }

  /// Refuses an exported name that gets another value later: importers read it once.
  private func checkUnchanged() throws(PackRefusal) {
    if module.exports.isEmpty { return }
    for position in script.tokens.indices where script.assigns(position) {
      for name in [position - 1, position + 1]
      where module.exports.contains(where: { script.matches(name, $0.name) }) {
        if script.isMember(name) || constants.contains(script.text(name)) { continue }
        // A value follows the sign, unless the sign counts it up or down.
        if name > position && !script.matches(position, "++") && !script.matches(position, "--") {
          continue
        }
        if ["const", "let", "var"].contains(where: { script.matches(name - 1, $0) }) { continue }
        throw PackRefusal("“\(script.text(name))” is exported and changed")
      }
    }
  }
}

extension Script {
  /// True for an operator that assigns to the name beside it.
  fileprivate func assigns(_ index: Int) -> Bool {
    guard kind(index) == .punctuator else { return false }
    let range = tokens[index].range
    if bytes[range.upperBound - 1] != UInt8(ascii: "=") {
      return matches(index, "++") || matches(index, "--")
    }
    return !["==", "===", "!=", "!==", "<=", ">="].contains { matches(index, $0) }
  }
}
