import Foundation
import OrderedJSON

/// A color of an asset catalog, with its light and dark variants.
package struct AssetColor: Equatable, Sendable {
  /// `#rrggbb`, `#rrggbbaa`, or the name of a colour of the system.
  package let light: String
  /// Nil where it is the light one.
  package let dark: String?

  /// Reads a colour set; nil where it has no colour for any surroundings.
  init?(_ contents: JSONValue) {
    var (light, dark): (String?, String?)
    for variant in contents["colors"]?.arrayValue ?? [] {
      guard let color = Self.color(variant["color"]), Self.isForAll(variant) else { continue }
      if AssetVariant.isDark(variant) { dark = dark ?? color } else { light = light ?? color }
    }
    guard let first = light ?? dark else { return nil }
    self.light = first
    self.dark = dark == first ? nil : dark
  }

  /// Not only for a watch, a car, or stronger contrast.
  private static func isForAll(_ variant: JSONValue) -> Bool {
    let idiom = variant["idiom"]?.stringValue?.string ?? "universal"
    return ["universal", "iphone"].contains(idiom) && !AssetVariant.isHighContrast(variant)
  }

  private static func color(_ color: JSONValue?) -> String? {
    if let name = color?["reference"]?.stringValue?.string {
      return name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }
    guard let parts = color?["components"] else { return nil }
    let names: [UTF8String] =
      parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let levels = names.compactMap { level(parts[$0]) }
    guard levels.count == 3 else { return nil }
    let alpha = level(parts["alpha"]) ?? 255
    return "#" + (alpha < 255 ? levels + [alpha] : levels).map { hexadecimal($0) }.joined()
  }

  /// `0.5`, `128` and `0x80` are all the same level of 255.
  private static func level(_ component: JSONValue?) -> Int? {
    if let number = component?.doubleValue { return level(number) }
    guard let text = component?.stringValue?.string else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { min(max($0, 0), 255) }
    }
    guard let number = Double(text) else { return nil }
    if text.contains(".") { return level(number) }
    return number.isFinite ? Int(min(max(number, 0), 255)) : nil
  }

  private static func level(_ fraction: Double) -> Int? {
    fraction.isNaN ? nil : Int((min(max(fraction, 0), 1) * 255).rounded())
  }

  private static func hexadecimal(_ level: Int) -> String {
    (level < 16 ? "0" : "") + String(level, radix: 16)
  }
}

/// The surroundings that a variant in a catalogue is for.
enum AssetVariant {
  static func isDark(_ variant: JSONValue) -> Bool { has("luminosity", "dark", variant) }

  static func isHighContrast(_ variant: JSONValue) -> Bool { has("contrast", "high", variant) }

  private static func has(_ name: UTF8String, _ value: UTF8String, _ variant: JSONValue) -> Bool {
    (variant["appearances"]?.arrayValue ?? []).contains {
      $0["appearance"]?.stringValue == name && $0["value"]?.stringValue == value
    }
  }
}
