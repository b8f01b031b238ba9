import Foundation

/// The size of a picture.
package struct PictureSize: Equatable, Sendable {
  package let width: Double
  package let height: Double

  /// A side that no picture has.
  static let maxSide = 100_000.0

  init?(_ width: Double, _ height: Double) {
    guard width > 0, height > 0, max(width, height) <= Self.maxSide else { return nil }
    self.width = width
    self.height = height
  }

  func divided(by scale: Double) -> PictureSize? { PictureSize(width / scale, height / scale) }

  /// Reads the size in the first part of a file; nil where it is not told there.
  init?(of path: String, _ kind: String) {
    guard let bytes = ResourceFolders.bytes(of: path, atMost: AssetPicture.maxBytes) else {
      return nil
    }
    self.init(Array(bytes), kind)
  }

  init?(_ bytes: [UInt8], _ kind: String) {
    let size =
      switch kind {
      case "png": Self.png(bytes)
      case "jpg", "jpeg": Self.jpeg(bytes)
      case "svg": Self.svg(String(decoding: bytes.prefix(4_096), as: UTF8.self))
      default: PictureSize?.none
      }
    guard let size else { return nil }
    self = size
  }

  /// Source: W3C, "Portable Network Graphics", IHDR.
  private static func png(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return PictureSize(Double(number(bytes[16..<20])), Double(number(bytes[20..<24])))
  }

  /// Source: ITU-T T.81, the frame header behind the markers SOF0 to SOF15.
  private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = number(bytes[(position + 5)..<(position + 7)])
        return PictureSize(Double(number(bytes[(position + 7)..<(position + 9)])), Double(height))
      }
      position += 2 + max(number(bytes[(position + 2)..<(position + 4)]), 2)
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Its width and height, or else those of its box.
  private static func svg(_ text: String) -> PictureSize? {
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
    let width = tag.firstMatch(of: /\swidth\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/)
    let height = tag.firstMatch(of: /\sheight\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/)
    if let width = width.flatMap({ Double($0.1) }), let height = height.flatMap({ Double($0.1) }) {
      return PictureSize(width, height)
    }
    let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.1
    let sides = (box ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return sides.count == 4 ? PictureSize(sides[2], sides[3]) : nil
  }
}
