/// The media type of a file, by the suffix of its name.
struct MediaType: Hashable, Sendable {
  let name: String
  /// True when packing the file is worth while.
  let isText: Bool

  init(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    self = parts.count > 1 ? Self.bySuffix[parts[parts.count - 1].lowercased()] ?? .bytes : .bytes
  }

  private init(_ name: String, isText: Bool) {
    self.name = name
    self.isText = isText
  }

  private static let bytes = MediaType("application/octet-stream", isText: false)
  private static let script = MediaType("text/javascript; charset=utf-8", isText: true)
  private static let json = MediaType("application/json", isText: true)

  private static let bySuffix: [String: MediaType] = [
    "html": MediaType("text/html; charset=utf-8", isText: true),
    "css": MediaType("text/css; charset=utf-8", isText: true),
    "js": script, "mjs": script,
    "ts": MediaType("text/typescript; charset=utf-8", isText: true),
    "py": MediaType("text/x-python; charset=utf-8", isText: true),
    "json": json, "map": json,
    "txt": MediaType("text/plain; charset=utf-8", isText: true),
    "md": MediaType("text/markdown; charset=utf-8", isText: true),
    "svg": MediaType("image/svg+xml", isText: true),
    "webmanifest": MediaType("application/manifest+json", isText: true),
    "png": MediaType("image/png", isText: false),
    "gif": MediaType("image/gif", isText: false),
    "jpg": MediaType("image/jpeg", isText: false),
    "jpeg": MediaType("image/jpeg", isText: false),
    "webp": MediaType("image/webp", isText: false),
    "ico": MediaType("image/x-icon", isText: false),
    "woff2": MediaType("font/woff2", isText: false),
    "wasm": MediaType("application/wasm", isText: false),
  ]
}
