import Glibc
import OrderedJSON
import Platform
import Transport

/// The documentation that `make docs` builds: thousands of small files, which are read when a
/// client asks for them.
struct DocumentationSite: Sendable {
  /// Without symbolic links; nil if nothing has been built.
  private let folder: String?

  static let prefix: UTF8String = "/docs/"
  /// The largest file that is read, in bytes.
  static let maxBytes = 16 << 20

  /// - Parameter folder: nil for none.
  /// - Throws: a sentence if nothing in it can be served.
  init(folder: String? = nil) throws(UsageError) {
    self.folder = folder.flatMap(Files.resolve)
    if let folder, self.folder == nil || !Files.allows(R_OK, folder + "/index.html") {
      throw UsageError(
        "\(folder) has no index.html, so it isn't documentation. Build it with “make docs”.")
    }
  }

  /// True for a path of the documentation, whether it is there or not.
  static func isPage(_ path: UTF8String) -> Bool { path == "/docs" || path.hasPrefix(prefix) }

  /// The file that a request asks for; of a folder it is the page.
  @MainActor
  func answer(to request: HTTPRequest, from cache: FileCache) -> HTTPAnswer {
    guard let path = request.path.dropping(prefix: Self.prefix)?.string else {
      return .now(HTTPResponse(status: 301, headers: [("Location", Self.prefix.string)]))
    }
    guard let folder else { return .now(Self.notBuilt) }
    guard let file = file(path, in: folder) else { return .now(Self.nothing) }
    return cache.answer(
      request, with: DiskFile(path: file, maxBytes: Self.maxBytes), orElse: Self.nothing)
  }

  /// The path of a file that lies in the folder; hidden ones, and what symbolic links lead to
  /// elsewhere, do not.
  private func file(_ path: String, in folder: String) -> String? {
    let isHidden = path.utf8.split(separator: UInt8(ascii: "/")).contains {
      $0.first == UInt8(ascii: ".")
    }
    guard !isHidden, !path.utf8.contains(0), let found = Files.resolve("\(folder)/\(path)"),
      UTF8String(found + "/").hasPrefix(UTF8String(folder + "/")),
      let status = Files.status(of: found)
    else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return found
    case S_IFDIR where !found.hasSuffix("/index.html"):
      return file(path + "/index.html", in: folder)
    default: return nil
    }
  }

  private static let nothing = HTTPResponse.error(
    404, code: "not_found", message: "The documentation has nothing at this path.")

  /// For the person who has followed a link to it.
  private static let notBuilt = HTTPResponse(
    status: 404, contentType: "text/html; charset=utf-8", headers: [("Cache-Control", "no-store")],
    body: Array(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>Colonnade: documentation</title>
      <h1>The documentation has not been built</h1>
      <p>In the checkout, <code>make docs</code> builds it; the server finds it when it starts again. A
      folder elsewhere is named by <code>--docs FOLDER</code>.</p>
      <p><a href="/">The dashboard</a></p>
      </html>

      """.utf8))
}
