/// A Swift source, with the changes it needs to compile here.
struct AdoptedSource {
  /// A line of the source, and a remark about it.
  struct Note: Equatable {
    let line: Int
    let text: String
  }

  /// The changed source, with the same lines as the original.
  private(set) var bytes: [UInt8]
  /// The lines that were changed.
  var changes: [Note] = []
  /// The modules that it imports and that are not here.
  private(set) var missing: [Note] = []
  /// Conditions that cannot be read; they stay as they are.
  private(set) var unread: [Note] = []
  /// The lines with `@main`.
  private(set) var entries: [Int] = []

  let code: [UInt8]
  private let modules: Modules
  private let platform: AdoptedPlatform
  private let bundle: String
  /// The relationships of the app's Core Data models.
  let models: [DataModel]
  /// The class or extension whose members follow.
  var owner = ""
  private let hasInfo: Bool
  var edits: [(range: Range<Int>, text: String)] = []
  private var branches: [Branch] = []

  /// An `#if` that has not ended.
  private struct Branch {
    /// False if one of its conditions has certainly been true.
    var mayFollow = true
    var isCompiled = true
  }

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - hasResources: true if the package has resources, which its own bundle has then.
  ///   - hasInfo: true if `AdoptedInfo` has what `Bundle.main` knows of an app's Info.plist.
  init(
    _ source: [UInt8], for platform: AdoptedPlatform, modules: Modules, hasResources: Bool,
    hasInfo: Bool = false, models: [DataModel] = []
  ) {
    self.models = models
    self.hasInfo = hasInfo
    bytes = source
    code = CodeMask(source).bytes
    self.platform = platform
    self.modules = modules
    bundle = hasResources ? "Bundle.module" : "Bundle.main"
    readLines()
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
  }

  private mutating func readLines() {
    var start = 0
    var number = 1
    while start < code.count {
      let end = code[start...].firstIndex(of: Ascii.lineFeed) ?? code.count
      read(start..<end, number)
      number += 1
      start = end + 1
    }
  }

  private mutating func read(_ line: Range<Int>, _ number: Int) {
    let start = code[line].firstIndex { !Ascii.isBlank($0) } ?? line.upperBound
    if start < line.upperBound && code[start] == Ascii.hash {
      let word = code[(start + 1)..<line.upperBound].prefix(while: Ascii.isWord)
      let name = String(decoding: word, as: UTF8.self)
      readDirective(name, word.endIndex..<line.upperBound, number)
    } else if branches.allSatisfy(\.isCompiled) {
      readCode(line, number)
    }
  }

  private mutating func readDirective(_ name: String, _ rest: Range<Int>, _ number: Int) {
    switch name {
    case "if":
      branches.append(Branch())
      readCondition(rest, number)
    case "elseif": readCondition(rest, number)
    case "else":
      guard var branch = branches.popLast() else { return }
      branch.isCompiled = branch.mayFollow
      branches.append(branch)
    case "endif": _ = branches.popLast()
    default: readCode((rest.lowerBound - name.utf8.count - 1)..<rest.upperBound, number)
    }
  }

  private mutating func readCondition(_ range: Range<Int>, _ number: Int) {
    guard var branch = branches.popLast() else { return }
    defer { branches.append(branch) }
    guard
      let condition = Condition(in: code, range, for: platform, canImport: modules.contains)
    else {
      unread.append(Note(line: number, text: text(range)))
      return
    }
    branch.isCompiled = branch.mayFollow && condition.truth != false
    if condition.truth == true { branch.mayFollow = false }
    for term in condition.terms {
      edits.append((term.range, "\(term.isTrue) /* \(term.text) */"))
    }
    if !condition.terms.isEmpty {
      let words = condition.terms.map { "\($0.text) is \($0.isTrue)" }
      changes.append(Note(line: number, text: words.joined(separator: ", ")))
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = code[range].drop(while: Ascii.isBlank)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AdoptedSource {
  private mutating func readCode(_ line: Range<Int>, _ number: Int) {
    let text = String(decoding: code[line], as: UTF8.self)
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == ";" })
    if words.contains("@main") { entries.append(number) }
    if let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ Self.isBeforeImport($0) })
    {
      readImport(words[(index + 1)...], line, number)
    }
    if bundle != "Bundle.main" || hasInfo { renameBundle(in: line, number) }
    readObjectiveC(words, line, number)
  }

  private static func isBeforeImport(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  /// A submodule, which modules of Swift do not have, is imported with its module.
  private mutating func readImport(
    _ words: ArraySlice<Substring>, _ line: Range<Int>, _ number: Int
  ) {
    guard let path = words.last, let name = path.split(separator: ".").first else { return }
    if !modules.contains(String(name)) {
      missing.append(Note(line: number, text: String(name)))
    } else if words.count == 1, path != name, modules.ours.contains(String(name)),
      let range = ranges(of: String(path), in: line).first
    {
      edits.append((range, "\(name) /* \(path) */"))
      changes.append(Note(line: number, text: "import \(path) is import \(name)"))
    }
  }

  /// The program itself has no resources and no Info.plist here.
  private mutating func renameBundle(in line: Range<Int>, _ number: Int) {
    let found = ranges(of: "Bundle.main", in: line)
    var names: [String] = []
    for range in found {
      let name = asksForInfo(range.upperBound..<line.upperBound) ? "AdoptedInfo.main" : bundle
      if name == "Bundle.main" { continue }
      edits.append((range, name))
      if !names.contains(name) { names.append(name) }
    }
    changes += names.map { Note(line: number, text: "Bundle.main is \($0)") }
  }

  /// True if code asks a bundle for its Info.plist.
  private func asksForInfo(_ rest: Range<Int>) -> Bool {
    let members = [
      ".infoDictionary", ".localizedInfoDictionary", ".bundleIdentifier",
      ".object(forInfoDictionaryKey",
    ]
    return hasInfo && members.contains { code[rest].starts(with: $0.utf8) }
  }

  /// The ranges of these words, except as a part of longer ones.
  func ranges(of words: String, in line: Range<Int>) -> [Range<Int>] {
    let count = words.utf8.count
    guard line.count >= count else { return [] }
    return (line.lowerBound...(line.upperBound - count)).compactMap { start in
      let range = start..<(start + count)
      let isBegun = start == line.lowerBound || !Ascii.isWord(code[start - 1])
      let isEnded = range.upperBound == line.upperBound || !Ascii.isWord(code[range.upperBound])
      return isBegun && isEnded && code[range].elementsEqual(words.utf8) ? range : nil
    }
  }
}
