import Foundation
import OrderedJSON

/// The colours and pictures in an app's asset catalogues.
///
/// Source: Apple, "Asset Catalog Format Reference".
package struct AssetCatalog: Sendable {
  package private(set) var colors: [String: AssetColor] = [:]
  package private(set) var pictures: [String: AssetPicture] = [:]
  /// Pictures that are left out, and the reason of each.
  package private(set) var refused: [(name: String, reason: String)] = []

  /// The catalogues of this program, read when they are first asked for.
  package static let ofApp = AssetCatalog(in: .ofApp)
  /// The name of the colour that is the app's own.
  package static let accentName = "AccentColor"

  /// Larger descriptions are none, in bytes.
  static let maxContentsBytes = 256 * 1_024

  /// True if there is nothing in it.
  package var isEmpty: Bool { colors.isEmpty && pictures.isEmpty }

  /// Reads the catalogues in the folders of a program; of equal names the first counts.
  package init(in resources: ResourceFolders) {
    resources.each(["xcassets"]) { path, _ in read(path, prefix: "", depth: 0) }
  }

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth <= ResourceFolders.maxDepth else { return }
    for entry in ResourceFolders.entries(of: folder) {
      let path = "\(folder)/\(entry)"
      let name = prefix + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "colorset": readColor(path, name)
      case "imageset", "appiconset": readPicture(path, name)
      case "" where ResourceFolders.isFolder(path):
        let isNamespace = Self.contents(of: path)?["properties"]?["provides-namespace"]?.boolValue
        read(path, prefix: isNamespace == true ? "\(name)/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func readColor(_ folder: String, _ name: String) {
    guard colors[name] == nil, let contents = Self.contents(of: folder) else { return }
    colors[name] = AssetColor(contents)
  }

  private mutating func readPicture(_ folder: String, _ name: String) {
    guard pictures[name] == nil, let contents = Self.contents(of: folder) else { return }
    switch AssetPicture.read(contents, in: folder) {
    case .success(let picture): pictures[name] = picture
    case .failure(let refusal): refused.append((name, refusal.reason))
    }
    if case .success(let dark) = AssetPicture.read(contents, in: folder, isDark: true) {
      pictures[AssetPicture.dark(name)] = dark
    }
  }

  private static func contents(of folder: String) -> JSONValue? {
    let path = "\(folder)/Contents.json"
    guard let data = ResourceFolders.bytes(of: path, atMost: maxContentsBytes) else { return nil }
    return try? JSONValue(parsing: Array(data))
  }
}
