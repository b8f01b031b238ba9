import Foundation
import Testing

@testable import AppResources

@Suite struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/assets-\(UUID())"

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: "\(folder)/App_App.resources/Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Reads the catalog that was written, and deletes it.
  private func catalog() -> AssetCatalog {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return AssetCatalog(in: ResourceFolders(beside: folder, program: "App"))
  }

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  @Test func `colors have components in every notation, and dark variants`() throws {
    func color(_ parts: String, _ appearance: String = "") -> String {
      """
      {"color": {"color-space": "display-p3", "components": {\(parts)}}, "idiom": "universal"
      \(appearance)}
      """
    }
    func dark(_ kind: String, _ value: String) -> String {
      ", \"appearances\": [{\"appearance\": \"\(kind)\", \"value\": \"\(value)\"}]"
    }
    let floats = color(#""red": "1.000", "green": "0.500", "blue": 0, "alpha": "1.000""#)
    let bytes = color(#""red": "255", "green": "0x80", "blue": "0", "alpha": "0.5""#)
    let gray = color(#""white": "0.200", "alpha": "1.000""#, dark("luminosity", "dark"))
    let strong = color(#""white": "0.000""#, dark("contrast", "high"))
    try write("{\"colors\": [\(strong), \(floats), \(gray)]}", to: "Brand.colorset/Contents.json")
    try write("{\"colors\": [\(bytes)]}", to: "Faded.colorset/Contents.json")
    try write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
      to: "Own.colorset/Contents.json")
    let colors = catalog().colors
    #expect(colors["Brand"]?.light == "#ff8000" && colors["Brand"]?.dark == "#333333")
    #expect(colors["Faded"]?.light == "#ff800080" && colors["Faded"]?.dark == nil)
    #expect(colors["Own"]?.light == "systemBlue")
  }

  @Test func `the sharpest picture is chosen, with its size in points`() throws {
    try write(
      #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "3x"}, "#
        + #"{"filename": "c.png", "scale": "3x", "appearances": "#
        + #"[{"appearance": "luminosity", "value": "dark"}]}, {"scale": "2x"}]}"#,
      to: "photo.imageset/Contents.json")
    try write(Self.png(30, 60), to: "photo.imageset/a.png")
    try write(Self.png(90, 180), to: "photo.imageset/b.png")
    try write(Self.png(90, 180), to: "photo.imageset/c.png")
    try write(
      #"{"images": [{"filename": "s.svg"}], "properties": {"template-rendering-intent": "template"}}"#,
      to: "Group/sign.imageset/Contents.json")
    try write(#"<?xml version="1.0"?><svg viewBox="0 0 12 8.5"/>"#, to: "Group/sign.imageset/s.svg")
    let pictures = catalog().pictures
    #expect(pictures["photo"]?.path.hasSuffix("photo.imageset/b.png") == true)
    #expect(pictures["photo"]?.size == PictureSize(30, 60))
    #expect(pictures[AssetPicture.dark("photo")]?.path.hasSuffix("photo.imageset/c.png") == true)
    #expect(pictures[AssetPicture.dark("Group/sign")] == nil)
    #expect(pictures["sign"]?.size == PictureSize(12, 8.5) && pictures["sign"]?.isTemplate == true)
  }

  @Test func `a group can be part of its pictures' names`() throws {
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Icons/Contents.json")
    try write(#"{"images": [{"filename": "a b.png"}]}"#, to: "Icons/a b.imageset/Contents.json")
    try write(Self.png(1, 1), to: "Icons/a b.imageset/a b.png")
    #expect(catalog().pictures.keys.sorted() == ["Icons/a b"])
    #expect(AssetPicture.path(of: "Icons/a b?") == "/assets/Icons/a%20b%3F")
  }

  @Test func `a picture that cannot be drawn is left out, with a reason`() throws {
    try write(#"{"images": [{"filename": "a.pdf"}]}"#, to: "page.imageset/Contents.json")
    try write([1], to: "page.imageset/a.pdf")
    try write(
      #"{"images": [{"filename": "../page.imageset/a.pdf"}]}"#, to: "x.imageset/Contents.json")
    try write(#"{"images": [{"filename": "a.png"}]}"#, to: "large.imageset/Contents.json")
    try write(
      [UInt8](repeating: 0, count: AssetPicture.maxBytes + 1), to: "large.imageset/a.png")
    try write("{", to: "broken.imageset/Contents.json")
    try write(
      #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#, to: "c.colorset/Contents.json")
    let catalog = catalog()
    #expect(catalog.isEmpty)
    #expect(catalog.refused.map(\.name) == ["large", "page", "x"])
  }

  @Test func `a size is read from the first bytes of a file`() {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0x01, 0x00, 0x02, 0x00, 1, 0]
    let segment: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    #expect(PictureSize([0xFF, 0xD8] + segment + frame, "jpg") == PictureSize(512, 256))
    #expect(PictureSize([0xFF, 0xD8] + segment, "jpg") == nil)
    #expect(PictureSize(Self.png(0, 5), "png") == nil)
    #expect(
      PictureSize(Array(#"<svg width="24px" height='12'>"#.utf8), "svg") == PictureSize(24, 12))
    #expect(PictureSize(Array(#"<svg width="100%" viewBox="0 0 nan 1e9">"#.utf8), "svg") == nil)
  }
}
