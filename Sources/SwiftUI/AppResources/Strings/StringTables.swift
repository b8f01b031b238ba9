import Foundation

/// The translations that an app has in its bundles.
package struct StringTables: Sendable {
  /// By the folder of the bundle, in the order in which they are asked, and by the table's name.
  private var folders: [(path: String, tables: [String: StringTable])] = []

  /// The translations of this program, read when they are first asked for.
  package static let ofApp = StringTables(in: .ofApp)

  /// The table of a key for which none is named.
  package static let standardTable = "Localizable"

  /// No translations.
  package init() {}

  /// True if there are none.
  package var isEmpty: Bool { folders.isEmpty }

  /// Adds a table.
  package mutating func add(_ table: StringTable, named name: String, of folder: String = "") {
    if table.isEmpty { return }
    let index = folders.firstIndex { $0.path == folder } ?? folders.count
    if index == folders.count { folders.append((folder, [:])) }
    folders[index].tables[name] = table
  }

  /// The translation of a key and its language; nil where none of the bundles has one.
  ///
  /// - Parameter folder: that of the bundle; nil, or an unknown one, for all.
  package func translation(
    of key: String, table: String?, folder: String?, for readers: LanguageChain
  ) -> (words: Translation, language: String)? {
    let asked = folders.filter { $0.path == folder }
    for (_, tables) in asked.isEmpty ? folders : asked {
      if let found = tables[table ?? Self.standardTable]?.translation(of: key, for: readers) {
        return found
      }
    }
    return nil
  }
}

extension StringTables {
  /// Reads the tables in the folders of a program.
  package init(in resources: ResourceFolders) {
    var tables: [String: [String: StringTable]] = [:]
    resources.each(["xcstrings", "lproj"]) { path, folder in
      if path.hasSuffix(".lproj") {
        Self.readLanguage(path, into: &tables[folder, default: [:]])
      } else if let data = ResourceFolders.bytes(of: path) {
        StringCatalog.read(
          Array(data), into: &tables[folder, default: [:]][Self.name(of: path), default: .init()])
      }
    }
    for folder in resources.paths {
      for (name, table) in tables[folder] ?? [:] { add(table, named: name, of: folder) }
    }
  }

  private static func readLanguage(_ folder: String, into tables: inout [String: StringTable]) {
    let files = ResourceFolders.entries(of: folder)
    // Of a key with plural forms those count.
    for kind in ["stringsdict", "strings"] {
      for file in files where (file as NSString).pathExtension == kind {
        guard let data = ResourceFolders.bytes(of: "\(folder)/\(file)") else { continue }
        let read = kind == "strings" ? StringsFile.read : StringsFile.readForms
        read(data, name(of: folder), &tables[name(of: file), default: .init()])
      }
    }
  }

  private static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
