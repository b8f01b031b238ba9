import Foundation
import OrderedJSON

/// A picture of a catalogue.
package struct AssetPicture: Equatable, Sendable {
  /// The file, which is in the set's own folder.
  package let path: String
  /// The size in points; nil if the file doesn't contain it.
  package let size: PictureSize?
  /// True if it is drawn in the colour of what is around.
  package let isTemplate: Bool
  /// The drawing of a PDF file, which browsers do not show; nil for other files.
  package var drawing: String?

  /// The path under which pictures are served.
  package static let prefix = "/assets/"

  /// The path of the picture with this name, percent-encoded.
  package static func path(of name: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.~/"))
    return prefix + (name.addingPercentEncoding(withAllowedCharacters: plain) ?? "")
  }

  /// Larger files are not shown, in bytes.
  package static let maxBytes = 4 * 1_024 * 1_024

  struct Refusal: Error, Equatable {
    let reason: String
  }

  /// The name of the picture for dark surroundings, where a set has one.
  package static func dark(_ name: String) -> String { name + "~dark" }

  /// The sharpest picture of a set for light surroundings, or for dark ones.
  static func read(
    _ contents: JSONValue, in folder: String, isDark: Bool = false
  ) -> Result<AssetPicture, Refusal> {
    let isTemplate =
      contents["properties"]?["template-rendering-intent"]?.stringValue == "template"
    var refusal = Refusal(reason: "it contains no picture")
    for variant in variants(of: contents, isDark: isDark) {
      guard let name = variant["filename"]?.stringValue?.string, isPlain(name) else { continue }
      let path = "\(folder)/\(name)"
      let kind = (name as NSString).pathExtension.lowercased()
      if kinds.contains(kind), let bytes = ResourceFolders.size(of: path) {
        guard bytes <= maxBytes else {
          refusal = Refusal(reason: "\(name) has more than \(maxBytes) bytes")
          continue
        }
        var svg: String?
        if kind == "pdf" {
          switch drawing(of: path) {
          case .success(let drawn): svg = drawn
          case .failure(let failure):
            refusal = Refusal(reason: "\(name) cannot be drawn: \(failure.reason)")
            continue
          }
        }
        let whole = svg.map { PictureSize(Array($0.utf8.prefix(512)), "svg") }
        let size = (whole ?? PictureSize(of: path, kind))?.divided(by: scale(of: variant))
        return .success(
          AssetPicture(path: path, size: size, isTemplate: isTemplate, drawing: svg))
      }
      refusal = Refusal(reason: "\(name) cannot be drawn")
    }
    return .failure(refusal)
  }

  private static let kinds: Set = ["png", "jpg", "jpeg", "svg", "gif", "webp", "pdf"]

  private static func variants(of contents: JSONValue, isDark: Bool) -> [JSONValue] {
    let all = contents["images"]?.arrayValue ?? []
    let usable = all.filter {
      AssetVariant.isDark($0) == isDark && !AssetVariant.isHighContrast($0)
    }
    return usable.enumerated().sorted { left, right in
      let order = [left, right].map { -scale(of: $0.element) }
      return order[0] == order[1] ? left.offset < right.offset : order[0] < order[1]
    }.map(\.element)
  }

  /// `2x` is 2; 1 where nothing is said.
  private static func scale(of variant: JSONValue) -> Double {
    let text = variant["scale"]?.stringValue?.string ?? ""
    return Double(text.prefix(1)).map { max($0, 1) } ?? 1
  }

  /// True for the name of a file in the folder itself.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0")
  }

  private static func drawing(of path: String) -> Result<String, PDFDrawing.Failure> {
    guard let bytes = ResourceFolders.bytes(of: path, atMost: maxBytes) else {
      return .failure(PDFDrawing.Failure(reason: "it cannot be read"))
    }
    return PDFDrawing.svg(of: Array(bytes))
  }
}
