@_exported import Foundation

/// A type of files and data.
///
/// Source: Apple, `UTType`.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as "public.json".
  public let identifier: String
  /// The extension of files of the type.
  public let preferredFilenameExtension: String?
  private let parents: [String]

  init(_ identifier: String, _ filenameExtension: String?, _ parents: UTType...) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
    self.parents = parents.flatMap { [$0.identifier] + $0.parents }
  }

  /// Creates a type of one of the identifiers that are known here; nil for others.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// Creates the type of files with an extension; nil where none is known here.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.preferredFilenameExtension == wanted }) else {
      return nil
    }
    self = known
  }

  /// Creates a type of the app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parent)
  }

  /// Creates a type of another app's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = nil
    parents = parent.map { [$0.identifier] + $0.parents } ?? []
  }

  /// True if the type equals the other one or is a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || parents.contains(type.identifier)
  }

  private static let known = [
    plainText, utf8PlainText, json, xml, html, commaSeparatedText, pdf, png, jpeg, gif, mp3,
    mpeg4Movie, zip, image, text, audio, movie, folder, url, fileURL, data, content, item,
  ]
}

extension UTType {
  /// Everything.
  public static let item = UTType("public.item", nil)
  /// Anything with content.
  public static let content = UTType("public.content", nil)
  /// Bytes.
  public static let data = UTType("public.data", nil, item)
  /// A folder.
  public static let folder = UTType("public.folder", nil, item)
  /// Text.
  public static let text = UTType("public.text", nil, data, content)
  /// Text without attributes.
  public static let plainText = UTType("public.plain-text", "txt", text)
  /// Text without attributes in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil, plainText)
  /// JSON.
  public static let json = UTType("public.json", "json", text)
  /// XML.
  public static let xml = UTType("public.xml", "xml", text)
  /// HTML.
  public static let html = UTType("public.html", "html", text)
  /// Values separated by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", text)
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf", data, content)
  /// A picture.
  public static let image = UTType("public.image", nil, data, content)
  /// A PNG picture.
  public static let png = UTType("public.png", "png", image)
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg", "jpeg", image)
  /// A GIF picture.
  public static let gif = UTType("com.compuserve.gif", "gif", image)
  /// Sound.
  public static let audio = UTType("public.audio", nil, data, content)
  /// Sound as MP3.
  public static let mp3 = UTType("public.mp3", "mp3", audio)
  /// A film.
  public static let movie = UTType("public.movie", nil, data, content)
  /// A film as MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", movie)
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive", "zip", data)
  /// A URL.
  public static let url = UTType("public.url", nil, data)
  /// The URL of a file.
  public static let fileURL = UTType("public.file-url", nil, url)
}
