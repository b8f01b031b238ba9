import FoundationEssentials
import OrderedJSON
import Platform
import Transport

/// The pictures that the dashboard shows for symbols: files of Debian's package `bootstrap-icons`,
/// served from their folder.
struct SymbolPictures: Sendable {
  static let prefix: UTF8String = "/symbols/"
  /// The path of the list of names, so that the page asks for no picture that is not there.
  static let listPath = "/symbols.json"
  /// The folder in which the package has its pictures.
  static let standardFolder = "/usr/share/bootstrap-icons/svg"
  /// Larger files are not pictures of symbols, in bytes.
  static let maxBytes = 65_536
  /// More files than the package has.
  static let maxCount = 10_000

  private let folder: String
  private let known: Set<String>

  /// Reads the names of the pictures in a folder; there are none if the folder is missing.
  init(folder: String = standardFolder) {
    self.folder = folder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    known = Set(files.prefix(Self.maxCount).compactMap(Self.name))
  }

  /// The names of the pictures as a JSON array, sorted.
  var list: [UInt8] {
    JSONValue.array(known.sorted().map { .string($0) }).serialized()
  }

  /// The picture that a request asks for; nil if there is none with that name.
  func file(for request: HTTPRequest) -> DiskFile? {
    guard let file = request.path.dropping(prefix: Self.prefix)?.string,
      let name = Self.name(of: file), known.contains(name),
      let path = Files.resolve("\(folder)/\(file)")
    else { return nil }
    return DiskFile(
      path: path, maxBytes: Self.maxBytes, caching: "max-age=86400")
  }

  /// The name in `name.svg`; nil for a file that is called in any other way.
  private static func name(of file: String) -> String? {
    guard file.hasSuffix(".svg") else { return nil }
    let name = file.utf8.dropLast(4)
    let isPlain = name.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && !name.isEmpty ? String(name) : nil
  }
}
