import FoundationEssentials
import OrderedJSON
import Transport

/// The Swift sources below a folder, by the names that `#fileID` gives them: module and file.
///
/// They are read once, when the program built from them starts: no request reads the disk.
/// Targets of symbolic links, hidden folders and files that are too large are left out.
struct SourceFiles {
  private var files = StaticFiles()
  /// The folders above the module of each name, and the file.
  private var locations: [UTF8String: (parents: [Substring], file: UTF8String)] = [:]
  private var bytes = 0
  private var tellsPaths = false

  static let prefix: UTF8String = "/source/"
  /// The header with a file's absolute path, as URLs have it.
  static let pathHeader = "Colonnade-Path"
  /// The bytes of one file and of all.
  static let maxFileBytes = 1 << 20
  static let maxBytes = 16 << 20
  private static let maxFolders = 64

  /// None.
  init() {}

  /// - Parameter tellsPaths: whether the answers name the files' paths on the disk, for an editor.
  /// - Throws: a sentence if it is no folder that can be listed.
  init(folder: String, tellsPaths: Bool = false) throws(UsageError) {
    self.tellsPaths = tellsPaths
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard let names else {
      throw UsageError("\(folder) is no folder that can be listed; give another with --sources.")
    }
    let own = folder.split(separator: "/").suffix(1)
    add(names, of: folder, below: Array(own))
  }

  private mutating func add(_ names: [String], of folder: String, below parents: [Substring]) {
    for name in names.sorted() where !name.hasPrefix(".") && parents.count < Self.maxFolders {
      let entry = "\(folder)/\(name)"
      // Of the entry itself: a symbolic link is not followed here.
      guard let facts = try? FileManager.default.attributesOfItem(atPath: entry) else { continue }
      switch facts[.type] as? FileAttributeType {
      case FileAttributeType.typeDirectory:
        let inside = try? FileManager.default.contentsOfDirectory(atPath: entry)
        add(inside ?? [], of: entry, below: parents + [name[...]])
      case FileAttributeType.typeRegular:
        let size = (facts[.size] as? Int) ?? .max
        if name.hasSuffix(".swift"), size <= Self.maxFileBytes, bytes + size <= Self.maxBytes {
          add(entry, named: name, below: parents)
        }
      default: break
      }
    }
  }

  /// The module is one of the folders above a file; which one is not known.
  private mutating func add(_ file: String, named name: String, below parents: [Substring]) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    bytes += data.count
    let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: true)
    files.add(
      file, Array(data), named: "source.txt", headers: tellsPaths ? [(Self.pathHeader, path)] : [])
    for (index, module) in parents.enumerated() {
      let path = "\(Self.prefix.string)\(module)/\(name)"
      let before = Array(parents[..<index])
      if let known = locations[UTF8String(path)], !before.isNearer(than: known.parents) { continue }
      // Unescaped, and escaped like browsers do.
      for path in [path, path.escaped] { locations[UTF8String(path)] = (before, UTF8String(file)) }
    }
  }

  /// The paths that are served, sorted.
  var paths: [String] { locations.keys.map(\.string).sorted() }

  /// The answer to a GET or HEAD; nil when there is no such file.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    locations[request.path].flatMap { files.response(to: request, with: $0.file) }
  }
}

extension [Substring] {
  /// Sources of a module are in a folder with its name below `Sources`.
  fileprivate func isNearer(than other: [Substring]) -> Bool {
    last == "Sources" && other.last != "Sources"
  }
}

extension String {
  fileprivate var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "+": text += "%2B"
      case " ": text += "%20"
      default: text.append(character)
      }
    }
    return text
  }
}
