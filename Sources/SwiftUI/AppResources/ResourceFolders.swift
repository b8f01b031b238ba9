import Foundation

/// The folders in which a program has its resources: its own, and each bundle beside it.
package struct ResourceFolders: Sendable {
  /// Absolute paths, the program's own bundle first.
  package let paths: [String]

  /// Larger files are none that an author translates or draws by hand, in bytes.
  package static let maxFileBytes = 8 * 1_024 * 1_024
  /// Entries of one folder that are looked at.
  static let maxEntries = 10_000
  /// Folders inside of one another that are looked into.
  static let maxDepth = 6

  /// The folders of this program.
  package static let ofApp = ResourceFolders(
    beside: Bundle.main.bundlePath,
    program: ((Bundle.main.executablePath ?? "") as NSString).lastPathComponent)

  /// Looks for bundles in a folder.
  ///
  /// - Parameter program: the name of the executable, whose target's bundle comes first.
  package init(beside folder: String, program: String) {
    let bundles = Self.entries(of: folder).filter {
      $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
    }
    let own = bundles.filter { $0.contains("_\(program).") }
    // A folder of builds has other programs' bundles too.
    let used = own.isEmpty ? Self.shared(bundles, in: folder, by: program) : own
    paths = [folder] + used.map { "\(folder)/\($0)" }
  }

  /// The bundles that do not belong to another program in the folder. Tests use those of all programs.
  private static func shared(
    _ bundles: [String], in folder: String, by program: String
  ) -> [String] {
    if bundles.isEmpty || program.hasSuffix(".xctest") { return bundles }
    let others = entries(of: folder).filter { name in
      let path = "\(folder)/\(name)"
      return !name.contains(".") && name != program && size(of: path) != nil
        && FileManager.default.isExecutableFile(atPath: path)
    }
    return bundles.filter { bundle in !others.contains { bundle.contains("_\($0).") } }
  }

  /// The names in a folder, sorted; none where it cannot be read.
  static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.prefix(maxEntries).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The bytes of a file; nil for one that is too large or cannot be read.
  static func bytes(of path: String, atMost limit: Int = maxFileBytes) -> Data? {
    guard let size = size(of: path), size <= limit else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The size of a regular file, through links; nil for anything else.
  static func size(of path: String) -> Int? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file),
      facts[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return (facts[.size] as? NSNumber)?.intValue
  }

  /// Folders themselves, not links to them.
  static func isFolder(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Calls a closure with each file and each folder of a kind below the app's folders.
  ///
  /// The program's own folder holds much else: only what lies in it directly counts.
  func each(_ kinds: Set<String>, _ body: (_ path: String, _ folder: String) -> Void) {
    for (index, folder) in paths.enumerated() {
      Self.each(kinds, in: folder, depth: index == 0 ? Self.maxDepth : 0) { body($0, folder) }
    }
  }

  private static func each(
    _ kinds: Set<String>, in folder: String, depth: Int, _ body: (String) -> Void
  ) {
    for name in entries(of: folder) {
      let path = "\(folder)/\(name)"
      if kinds.contains((name as NSString).pathExtension) {
        body(path)
      } else if depth < maxDepth, isFolder(path) {
        each(kinds, in: path, depth: depth + 1, body)
      }
    }
  }
}
