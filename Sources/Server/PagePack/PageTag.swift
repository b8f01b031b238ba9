/// A start tag of a page.
struct PageTag: Equatable {
  let name: String
  /// The bytes from `<` to `>`.
  let range: Range<Int>
  var attributes: [Attribute] = []

  struct Attribute: Equatable {
    let name: String
    let value: String
    /// The value's bytes, without quotes.
    let range: Range<Int>
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The bytes of an attribute's value.
  func range(of name: String) -> Range<Int>? { attributes.first { $0.name == name }?.range }

  var isSheet: Bool { name == "link" && self["rel"] == "stylesheet" }
  var isModule: Bool { name == "script" && self["type"] == "module" }

  /// The start tags of a page in their order, those in comments and scripts left out.
  static func all(in bytes: [UInt8]) throws(PackRefusal) -> [PageTag] {
    var tags: [PageTag] = []
    var index = 0
    while index < bytes.count {
      if bytes.begins("<!--", at: index) {
        while !bytes.begins("-->", at: index) {
          if index >= bytes.count { throw PackRefusal("a comment has no end") }
          index += 1
        }
      } else if bytes[index] == UInt8(ascii: "<"), bytes.at(index + 1).isOfName {
        let tag = try read(bytes, from: index)
        tags.append(tag)
        index = tag.range.upperBound
        // The text in these is not markup.
        if ["script", "style", "title", "textarea"].contains(tag.name) {
          while index < bytes.count, !bytes.begins("</\(tag.name)", at: index) { index += 1 }
        }
      } else {
        index += 1
      }
    }
    return tags
  }

  private static func read(_ bytes: [UInt8], from start: Int) throws(PackRefusal) -> PageTag {
    var index = start + 1
    func word() -> String {
      let begin = index
      while index < bytes.count, !bytes[index].isSpace, !">=/\"'".utf8.contains(bytes[index]) {
        index += 1
      }
      return String(decoding: bytes[begin..<index], as: UTF8.self)
    }
    let name = word()
    var attributes: [Attribute] = []
    while true {
      while bytes.at(index).isSpace || bytes.at(index) == UInt8(ascii: "/") { index += 1 }
      if bytes.at(index) == UInt8(ascii: ">") { break }
      let name = word()
      if name.isEmpty { throw PackRefusal("a tag is not understood") }
      guard bytes.at(index) == UInt8(ascii: "=") else {
        attributes.append(.init(name: name, value: "", range: index..<index))
        continue
      }
      let quote = bytes.at(index + 1)
      let begin = index + 2
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[min(begin, bytes.count)...].firstIndex(of: quote)
      else { throw PackRefusal("an attribute is not in quotes") }
      index = end + 1
      let value = String(decoding: bytes[begin..<end], as: UTF8.self)
      attributes.append(.init(name: name, value: value, range: begin..<end))
    }
    return PageTag(name: name.lowercased(), range: start..<index + 1, attributes: attributes)
  }
}
