import FoundationEssentials
import OrderedJSON

/// The files of a folder, read once into a table from URL path to answer; so there is no path that
/// a request could climb out of.
public struct StaticFiles: Sendable {
  private var files: [UTF8String: StaticFile] = [:]

  /// No files at all.
  public init() {}

  /// Reads a folder with all below it. Names that start with a dot and symbolic links are left out;
  /// `/` is `/index.html`.
  ///
  /// - Throws: `unreadable` for the folder, or for the first file that cannot be read.
  public init(folder: String) throws(TransportError) {
    try add(folder, as: "")
    files["/"] = files["/index.html"]
  }

  /// Adds a generated file; its type follows from the ending of its name, or path.
  public mutating func add(
    _ path: String, _ bytes: [UInt8], named name: String? = nil,
    headers: [(name: String, value: String)] = []
  ) {
    files[UTF8String(path)] = StaticFile(name: name ?? path, bytes: bytes, headers: headers)
  }

  /// Adds a file whose path always means the same bytes: browsers keep it for good.
  public mutating func add(constant path: String, _ bytes: [UInt8]) {
    files[UTF8String(path)] = StaticFile(name: path, bytes: bytes, caching: StaticFile.constant)
  }

  /// Serves the files of a folder, whose path ends with a slash, no longer.
  public mutating func removeAll(in folder: String) {
    for path in paths where path.hasPrefix(folder) { files[UTF8String(path)] = nil }
  }

  /// The bytes at a path; nil when there is no such file.
  public subscript(path: String) -> [UInt8]? { files[UTF8String(path)]?.bytes }

  /// The URL paths that are served, sorted.
  public var paths: [String] { files.keys.sorted().map(\.string) }

  /// The answer to a GET or HEAD; nil when there is no such file.
  public func response(to request: HTTPRequest) -> HTTPResponse? {
    files[request.path]?.response(to: request)
  }

  /// The answer to a GET or HEAD with the file of another path; nil when there is none.
  public func response(to request: HTTPRequest, with path: UTF8String) -> HTTPResponse? {
    files[path]?.response(to: request)
  }

  private mutating func add(_ folder: String, as path: String) throws(TransportError) {
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        if name.hasPrefix(".") { continue }
        try add(entry: "\(folder)/\(name)", as: "\(path)/\(name)")
      }
    } catch let error as TransportError {
      throw error
    } catch {
      throw .unreadable(path: folder, reason: "it is no folder that can be listed")
    }
  }

  private mutating func add(entry: String, as path: String) throws {
    // Of the entry itself: a symbolic link is not followed here.
    switch try FileManager.default.attributesOfItem(atPath: entry)[.type] as? FileAttributeType {
    case FileAttributeType.typeDirectory:
      try add(entry, as: path)
    case FileAttributeType.typeRegular:
      guard let data = FileManager.default.contents(atPath: entry) else {
        throw TransportError.unreadable(path: entry, reason: "it cannot be opened")
      }
      files[UTF8String(path)] = StaticFile(name: entry, bytes: Array(data))
    default: break
    }
  }
}
