/// The modules of a page divided among the files that they are packed into.
struct Chunks {
  struct Chunk {
    /// The file's name.
    let name: String
    /// True if its modules run when they are imported, each by itself.
    var isLazy = false
    /// Each module after those that it needs.
    var modules: [Module] = []

    /// The file of the sheets that its modules name, all in one.
    var sheetName: String {
      name.prefix { $0 != "." } + ".css"
    }
  }

  private(set) var all: [Chunk] = []
  /// For each module by its path: its number, and its file's position in `all`.
  private(set) var positions: [String: (number: Int, chunk: Int)] = [:]
  private(set) var modules: [String: Module] = [:]

  private static let last = "further.js"
  private let source: (String) -> [UInt8]?
  private var above: Set<String> = []

  /// - Parameters:
  ///   - scripts: the modules that a page starts with, in its order.
  ///   - source: a file of the folder by its path.
  init(
    scripts: [String], source: @escaping (String) -> [UInt8]?
  ) throws(PackRefusal) {
    self.source = source
    for script in scripts where positions[script] == nil {
      try add(Chunk(name: Self.name(of: script)), of: [script])
    }
    // The modules for after the first picture, and those that they load on demand.
    try add(Chunk(name: "later.js", isLazy: true), of: lazyPaths)
    try add(Chunk(name: Self.last, isLazy: true), of: lazyPaths)
    if Set(all.map(\.name)).count < all.count { throw PackRefusal("two modules have one name") }
    try checkVariables()
  }

  /// Exported variables are outside of all functions: the name must not mean anything else.
  private func checkVariables() throws(PackRefusal) {
    for owner in modules.values {
      for variable in owner.variables {
        for module in modules.values where module.path != owner.path {
          let isTaken = module.imports.contains {
            $0.path == owner.path && $0.names.contains { $0.name == variable }
          }
          let isNamed =
            !isTaken
            && module.script.tokens.indices.contains {
              module.script.matches($0, variable) && !module.script.isMember($0)
                && !module.isOmitted($0)
            }
          if isNamed {
            throw PackRefusal("\(module.path): “\(variable)” is a variable of \(owner.path)")
          }
        }
      }
    }
  }

  /// The name of the file that a module of the page starts.
  func file(startedBy path: String) throws(PackRefusal) -> String {
    guard let position = positions[path], all[position.chunk].modules.last?.path == path else {
      throw PackRefusal("\(path) is started by the page and by a module")
    }
    return all[position.chunk].name
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private var lazyPaths: [String] { all.flatMap { $0.modules.flatMap { $0.lazy.map(\.path) } } }

  private mutating func add(_ chunk: Chunk, of paths: [String]) throws(PackRefusal) {
    all.append(chunk)
    for path in paths { try add(path) }
    if all[all.count - 1].modules.isEmpty { all.removeLast() }
  }

  private mutating func add(_ path: String) throws(PackRefusal) {
    if above.contains(path) { throw PackRefusal("\(path) imports itself by way of others") }
    if positions[path] != nil { return }
    guard path.hasSuffix(".js"), let bytes = source(path) else {
      throw PackRefusal("there is no module \(path)")
    }
    let module = try ModuleReader.read(bytes, at: path)
    above.insert(path)
    for needed in module.needed { try add(needed) }
    above.remove(path)
    try checkNames(of: module)
    positions[path] = (positions.count + 1, all.count - 1)
    modules[path] = module
    all[all.count - 1].modules.append(module)
    // The modules that those of the last file load later are in it, too.
    if all[all.count - 1].name == Self.last { for lazy in module.lazy { try add(lazy.path) } }
  }

  private func checkNames(of module: Module) throws(PackRefusal) {
    for (isForwarded, imported) in module.imports.map({ (false, $0) })
      + module.forwarded.map({ (true, $0) })
    {
      guard let other = modules[imported.path] else { continue }
      for name in imported.names {
        guard other.exportedNames.contains(name.name) else {
          throw PackRefusal("\(module.path): \(imported.path) has no “\(name.name)”")
        }
        guard other.variables.contains(name.name) else { continue }
        if isForwarded || name.alias != name.name
          || module.exports.contains(where: { $0.name == name.alias })
        {
          throw PackRefusal("\(module.path): the variable “\(name.name)” is handed on")
        }
      }
    }
  }
}
