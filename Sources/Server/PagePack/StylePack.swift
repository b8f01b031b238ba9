/// Writes style sheets as one, without comments and indentation.
struct StylePack {
  private let bytes: [UInt8]
  private let path: String
  private let isAsset: (String) -> Bool
  private var assets: Set<String> = []
  private var index = 0
  private var open: [UInt8] = []

  /// - Parameter isAsset: true for a path of a file that is packed with the sheet.
  /// - Returns: the paths of those files that the sheet names.
  /// - Throws: a refusal that names the sheet, if it means something else after another sheet.
  static func write(
    _ bytes: [UInt8], at path: String, into text: inout PackedText,
    isAsset: @escaping (String) -> Bool
  ) throws(PackRefusal) -> Set<String> {
    do {
      var pack = StylePack(bytes: bytes, path: path, isAsset: isAsset)
      try pack.write(into: &text)
      return pack.assets
    } catch {
      throw PackRefusal("\(path): \(error.description)")
    }
  }

  private init(bytes: [UInt8], path: String, isAsset: @escaping (String) -> Bool) {
    (self.bytes, self.path, self.isAsset) = (bytes, path, isAsset)
  }

  private mutating func write(into text: inout PackedText) throws(PackRefusal) {
    while index < bytes.count {
      let start = index
      if bytes[index].isSpace || bytes.begins("/*", at: index) {
        try skipSpace()
        writeSpace(endsLine: bytes[start..<index].contains(UInt8(ascii: "\n")), into: &text)
      } else if try !writeAddress(into: &text) {
        try step()
        text.write(bytes[start..<index])
      }
    }
    if !open.isEmpty { throw PackRefusal("a bracket stays open") }
    if text.bytes.last != UInt8(ascii: "\n") { text.write("\n") }
  }

  /// A space between two words counts; between rules one line break is kept for readers.
  private func writeSpace(endsLine: Bool, into text: inout PackedText) {
    guard let last = text.bytes.last else { return }
    if last == UInt8(ascii: "}") {
      if endsLine { text.write("\n") }
    } else if !"{;,:\n".utf8.contains(last), !"{}".utf8.contains(bytes.at(index)) {
      text.write(" ")
    }
  }

  private mutating func skipSpace() throws(PackRefusal) {
    while index < bytes.count {
      if bytes.begins("/*", at: index) {
        index = try bytes.end(ofCommentAt: index)
      } else if bytes[index].isSpace {
        index += 1
      } else {
        return
      }
    }
  }

  /// Goes past a string, a word or one character.
  private mutating func step() throws(PackRefusal) {
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    case UInt8(ascii: "\\"): index = min(index + 2, bytes.count)
    case UInt8(ascii: "@"):
      for rule in ["@import", "@charset", "@namespace"] where bytes.begins(rule, at: index) {
        throw PackRefusal("“\(rule)” has to come first")
      }
      index += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(bytes[index])
      index += 1
    case UInt8(ascii: ")"): try close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): try close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): try close(UInt8(ascii: "{"))
    case let byte where byte.isOfName || byte == UInt8(ascii: "-"):
      while bytes.at(index).isOfName || bytes.at(index) == UInt8(ascii: "-") { index += 1 }
    default: index += 1
    }
  }

  private mutating func close(_ opening: UInt8) throws(PackRefusal) {
    if open.popLast() != opening { throw PackRefusal("a bracket closes that is not open") }
    index += 1
  }

  private mutating func skipString() throws(PackRefusal) {
    let quote = bytes[index]
    index += 1
    while bytes.at(index) != quote {
      if index >= bytes.count || bytes[index] == UInt8(ascii: "\n") {
        throw PackRefusal("a string has no end")
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}

extension StylePack {
  /// Writes a `url(…)` so that it means the same in another folder; false if there is none.
  private mutating func writeAddress(into text: inout PackedText) throws(PackRefusal) -> Bool {
    guard bytes.begins("url(", at: index), index == 0 || !isOfWord(bytes[index - 1]) else {
      return false
    }
    index += 4
    while bytes.at(index).isSpace { index += 1 }
    let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first { $0 == bytes.at(index) }
    let start = index + (quote == nil ? 0 : 1)
    var end = start
    if quote == nil {
      while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
      index = end
      while end > start, bytes[end - 1].isSpace { end -= 1 }
    } else {
      try skipString()
      end = index - 1
      while bytes.at(index).isSpace { index += 1 }
    }
    guard bytes.at(index) == UInt8(ascii: ")") else { throw PackRefusal("a “url(” has no end") }
    index += 1
    try write(addressIn: start..<end, quote, into: &text)
    return true
  }

  private mutating func write(
    addressIn range: Range<Int>, _ quote: UInt8?, into text: inout PackedText
  ) throws(PackRefusal) {
    let mark = quote.map { String(decoding: [$0], as: UTF8.self) } ?? ""
    let address = String(decoding: bytes[range], as: UTF8.self)
    let file = address.prefix { $0 != "#" && $0 != "?" }
    text.write("url(\(mark)")
    if file.isEmpty || file.hasPrefix("data:") || file.hasPrefix("http") {
      text.write(bytes[range])
    } else if let path = PagePath.resolve(String(file), on: path), !address.contains("\\") {
      if isAsset(path) {
        assets.insert(path)
        text.write(addressOf: String(path.dropFirst()))
      } else {
        text.write(path)
      }
      text.write(String(address.dropFirst(file.count)))
    } else {
      throw PackRefusal("“\(address)” is an unknown address")
    }
    text.write("\(mark))")
  }

  private func isOfWord(_ byte: UInt8) -> Bool { byte.isOfName || byte == UInt8(ascii: "-") }
}
