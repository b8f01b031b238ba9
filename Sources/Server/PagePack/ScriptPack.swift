/// Writes the modules of a chunk as one: each runs in a function of its own, and its exports are the
/// properties of an object, `$1` and so on.
struct ScriptPack {
  private(set) var text = PackedText()
  /// The pictures and documents that the modules name, by their paths.
  private(set) var assets: Set<String> = []
  /// The style sheets that they load.
  private(set) var sheets: Set<String> = []
  private let chunks: Chunks
  private let index: Int
  private let isAsset: (String) -> Bool
  private let isSheet: (String) -> Bool

  private var chunk: Chunks.Chunk { chunks.all[index] }

  init(
    _ index: Int, of chunks: Chunks, isAsset: @escaping (String) -> Bool,
    isSheet: @escaping (String) -> Bool
  ) {
    (self.chunks, self.index, self.isAsset, self.isSheet) = (chunks, index, isAsset, isSheet)
    writeImports()
    if chunk.isLazy {
      text.write("const $once = (make) => {\nlet made;\nreturn () => (made ??= make());\n};\n")
    }
    for module in chunk.modules { write(module) }
    let all = chunk.modules.map { "$\(number($0.path))" }
    text.write("export { \(all.joined(separator: ", ")) };\n")
  }

  private func number(_ path: String) -> Int { chunks.positions[path]?.number ?? 0 }

  private func chunk(of path: String) -> Chunks.Chunk {
    chunks.all[chunks.positions[path]?.chunk ?? 0]
  }

  /// The expression for a module's exports; a module of the lazy file runs at its first use.
  private func object(_ path: String) -> String {
    "$\(number(path))" + (chunk(of: path).isLazy ? "()" : "")
  }

  /// Writes the names that this file takes from the others.
  private mutating func writeImports() {
    var names: [Int: [String]] = [:]
    for path in Set(chunk.modules.flatMap(\.needed)).sorted() {
      guard let position = chunks.positions[path], position.chunk != index else { continue }
      let variables = chunks.modules[path]?.variables ?? []
      names[position.chunk, default: []] += ["$\(position.number)"] + variables
    }
    for (other, names) in names.sorted(by: { $0.key < $1.key }) {
      text.write(
        "import { \(names.joined(separator: ", ")) } from \"./\(chunks.all[other].name)\";\n")
    }
  }

  private mutating func write(_ module: Module) {
    // An exported variable is outside of the functions, where all see it change.
    for variable in module.variables { text.write("export let \(variable);\n") }
    text.write("const $\(number(module.path)) = \(chunk.isLazy ? "$once(" : "(")() => {\n")
    for imported in module.imports { write(imported) }
    writeTokens(of: module)
    let own = module.exports.map { $0.name == $0.alias ? $0.name : "\($0.alias): \($0.name)" }
    let live = module.variables.map { "get \($0)() { return \($0); }" }
    let forwarded = module.forwarded.flatMap { other in
      other.names.map { "\($0.alias): \(object(other.path)).\($0.name)" }
    }
    text.write("\nreturn { \((own + live + forwarded).joined(separator: ", ")) };\n")
    text.write(chunk.isLazy ? "});\n" : "})();\n")
  }

  private mutating func write(_ imported: Module.Import) {
    let variables = chunks.modules[imported.path]?.variables ?? []
    let names = imported.names.filter { !variables.contains($0.name) }
      .map { $0.name == $0.alias ? $0.name : "\($0.name): \($0.alias)" }
    if names.isEmpty {
      text.write("\(object(imported.path));\n")
    } else {
      text.write("const { \(names.joined(separator: ", ")) } = \(object(imported.path));\n")
    }
  }
}

extension ScriptPack {
  private mutating func writeTokens(of module: Module) {
    let omitted = module.omitted.sorted { $0.lowerBound < $1.lowerBound }
    var (nextOmitted, nextLazy, position, end) = (0, 0, 0, 0)
    while position < module.script.tokens.count {
      if nextOmitted < omitted.count, omitted[nextOmitted].lowerBound == position {
        position = omitted[nextOmitted].upperBound
        end = module.script.tokens[position - 1].range.upperBound
        nextOmitted += 1
        // The statement before it may end with its line.
        if text.bytes.last != UInt8(ascii: "\n") { text.write("\n") }
        continue
      }
      let token = module.script.tokens[position]
      writeSpace(module.script.bytes[end..<token.range.lowerBound], before: token, of: module)
      if nextLazy < module.lazy.count, module.lazy[nextLazy].tokens.lowerBound == position {
        position = module.lazy[nextLazy].tokens.upperBound
        writeLazyImport(of: module.lazy[nextLazy].path)
        nextLazy += 1
      } else {
        write(token, of: module)
        position += 1
      }
      end = module.script.tokens[position - 1].range.upperBound
    }
  }

  /// Only the kind of the gap before a token counts: the end of a line can end a statement.
  private mutating func writeSpace(
    _ between: ArraySlice<UInt8>, before token: ScriptToken, of module: Module
  ) {
    guard let last = text.bytes.last, !between.isEmpty, last != UInt8(ascii: "\n") else { return }
    let endsLine = between.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let next = module.script.bytes[token.range.lowerBound]
    if endsLine {
      let goesOn = "([,".utf8.contains(last) || ")],".utf8.contains(next)
      if !goesOn { text.write("\n") }
    } else if !endsByItself.contains(last), !endsByItself.contains(next),
      last.isOfName == next.isOfName || !isPlain(last) || !isPlain(next)
    {
      text.write(" ")
    }
  }

  /// Characters that begin and end tokens wherever they are.
  private var endsByItself: String.UTF8View { "()[]{},;:\"'`".utf8 }

  /// True for a character that means the same without a space beside it.
  private func isPlain(_ byte: UInt8) -> Bool {
    byte.isOfName || "=<>!&|?*%".utf8.contains(byte)
  }

  private mutating func writeLazyImport(of path: String) {
    text.write("import(\"./\(chunk(of: path).name)\").then(($all) => $all.\(object(path)))")
  }

  /// The address of a picture in the folder becomes that of the packed one, and a sheet's becomes
  /// that of the file that contains it.
  private mutating func write(_ token: ScriptToken, of module: Module) {
    let bytes = module.script.bytes
    let inside = bytes[token.range].dropFirst()
    if token.kind == .string || token.kind == .template, inside.first == UInt8(ascii: "/"),
      let end = inside.firstIndex(where: { "#`'\"".utf8.contains($0) }),
      let name = packedName(of: String(decoding: inside[..<end], as: UTF8.self))
    {
      text.write(bytes[token.range.lowerBound...token.range.lowerBound])
      text.write(addressOf: name)
      text.write(bytes[end..<token.range.upperBound])
    } else {
      text.write(bytes[token.range])
    }
  }

  private mutating func packedName(of path: String) -> String? {
    if isSheet(path) {
      sheets.insert(path)
      return chunk.sheetName
    }
    guard isAsset(path) else { return nil }
    assets.insert(path)
    return String(path.dropFirst())
  }
}
