import AppResources
import OrderedJSON
import Transport

/// The pictures of the app's asset catalogues, by their names alone: a path leads to no other file.
struct AssetPictures: Sendable {
  private let catalog: AssetCatalog

  init(_ catalog: AssetCatalog) { self.catalog = catalog }

  /// True for the path of a picture, whether it is there or not.
  static func isPicture(_ path: UTF8String) -> Bool {
    path.hasPrefix(UTF8String(AssetPicture.prefix))
  }

  /// The picture that a request asks for; nil if there is none with that name.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    let name = request.path.dropping(prefix: UTF8String(AssetPicture.prefix))
    return name.flatMap { response(with: $0.string) }
  }

  /// The app's icon in the place of the dashboard's; nil if a request asks for something else, or
  /// the app has none.
  func icon(for request: HTTPRequest) -> HTTPResponse? {
    request.path == Self.iconPath ? response(with: Self.iconName) : nil
  }

  /// True when the app has an icon of its own.
  var hasIcon: Bool { catalog.pictures[Self.iconName]?.bytes != nil }

  static let iconPath: UTF8String = "/favicon.svg"
  private static let iconName = "AppIcon"

  private func response(with name: String) -> HTTPResponse? {
    guard let picture = catalog.pictures[name], let bytes = picture.bytes else { return nil }
    return HTTPResponse(
      status: 200, contentType: picture.contentType,
      headers: [
        ("Cache-Control", "max-age=60"),
        // A drawing that is opened on its own runs nothing.
        ("Content-Security-Policy", "sandbox"),
      ],
      body: bytes)
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
