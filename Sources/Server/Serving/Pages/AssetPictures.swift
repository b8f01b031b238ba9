import AppResources
import OrderedJSON
import Platform
import Transport

/// The pictures of the app's asset catalogues, by their names alone: a path leads to no other file.
struct AssetPictures: Sendable {
  private let catalog: AssetCatalog
  /// The answers with what PDF files draw.
  private let drawings: [String: StaticFile]

  init(_ catalog: AssetCatalog) {
    self.catalog = catalog
    drawings = catalog.pictures.compactMapValues(\.drawing).mapValues { drawing in
      StaticFile(
        name: "drawing.svg", bytes: Array(drawing.utf8), caching: Self.caching,
        headers: Self.headers.map { ($0.key, $0.value) })
    }
  }

  private static let caching = "max-age=60"
  /// A drawing that is opened on its own runs nothing.
  private static let headers = ["Content-Security-Policy": "sandbox"]

  /// True for the path of a picture, whether it is there or not.
  static func isPicture(_ path: UTF8String) -> Bool {
    path.hasPrefix(UTF8String(AssetPicture.prefix))
  }

  /// The picture that a request asks for.
  @MainActor
  func answer(
    to request: HTTPRequest, from cache: FileCache, orElse nothing: HTTPResponse
  ) -> HTTPAnswer {
    guard let name = request.path.dropping(prefix: UTF8String(AssetPicture.prefix)) else {
      return .now(nothing)
    }
    return answer(request, with: name.string, from: cache, orElse: nothing)
  }

  /// The app's icon in the place of the dashboard's; nil if a request asks for something else, or
  /// the app has none.
  @MainActor
  func icon(
    for request: HTTPRequest, from cache: FileCache, orElse nothing: HTTPResponse
  ) -> HTTPAnswer? {
    guard request.path == Self.iconPath, catalog.pictures[Self.iconName] != nil else { return nil }
    return answer(request, with: Self.iconName, from: cache, orElse: nothing)
  }

  /// True when the app has an icon of its own.
  var hasIcon: Bool { catalog.pictures[Self.iconName] != nil }

  static let iconPath: UTF8String = "/favicon.svg"
  private static let iconName = "AppIcon"

  @MainActor
  private func answer(
    _ request: HTTPRequest, with name: String, from cache: FileCache, orElse nothing: HTTPResponse
  ) -> HTTPAnswer {
    if let drawing = drawings[name] { return .now(drawing.response(to: request)) }
    guard let path = catalog.pictures[name]?.path, let file = Files.resolve(path) else {
      return .now(nothing)
    }
    return cache.answer(
      request,
      with: DiskFile(
        path: file, maxBytes: AssetPicture.maxBytes, caching: Self.caching,
        headers: Self.headers),
      orElse: nothing)
  }

  /// A note for the log about each picture that is left out.
  var notes: [JSONObject] {
    catalog.refused.prefix(Self.maxNotes).map { name, reason in
      ["picture": .string(UTF8String(name)), "reason": .string(UTF8String(reason))]
    }
  }

  /// More notes would hide others.
  static let maxNotes = 20
}
