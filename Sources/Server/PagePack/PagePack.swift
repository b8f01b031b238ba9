/// A page whose style sheets and modules are packed into few files, created from its folder at the
/// start.
///
/// The folder's own files are unchanged. Packed ones have the hash of all of them in their path,
/// so a browser can keep them for good and requests only the page again.
public struct PagePack: Sendable {
  /// The page that names packed files.
  public private(set) var page: [UInt8]
  /// The packed files by their URL paths.
  public private(set) var files: [String: [UInt8]] = [:]

  /// Packs a page; nil if it has neither modules nor style sheets.
  ///
  /// - Parameters:
  ///   - page: index.html.
  ///   - file: a file of the folder, or of the server, by its URL path.
  /// - Throws: the first thing that is not understood.
  public init?(page: [UInt8], file: @escaping (String) -> [UInt8]?) throws(PackRefusal) {
    self.page = page
    var packer = Packer(file: file)
    let html = try packer.pack(page)
    if packer.texts.isEmpty { return nil }
    let hash = packer.hash
    let names = packer.texts.mapValues { $0.filled(with: hash) }.merging(packer.assets) { own, _ in
      own
    }
    files = Dictionary(
      uniqueKeysWithValues: names.map { ("\(PackedText.folder)\(hash)/\($0.key)", $0.value) })
    self.page = html.filled(with: hash)
  }
}

/// Collects what a page needs.
struct Packer {
  private let file: (String) -> [UInt8]?
  /// Written files by their names.
  private(set) var texts: [String: PackedText] = [:]
  /// Files that are named by their content, but are unchanged.
  private(set) var assets: [String: [UInt8]] = [:]

  init(file: @escaping (String) -> [UInt8]?) { self.file = file }

  mutating func pack(_ page: [UInt8]) throws(PackRefusal) -> PackedText {
    let tags = try PageTag.all(in: page)
    try check(tags)
    var scripts: [String] = []
    for tag in tags where tag.isModule { scripts.append(try Self.path(of: tag, "src")) }
    let chunks = try Chunks(scripts: scripts, source: file)
    try write(chunks)
    try write(tags.filter(\.isSheet))
    return try write(page, tags, chunks)
  }

  /// FNV-1a of all that is served, as with entity tags.
  var hash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: [UInt8]) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { add(Array(name.utf8) + text.bytes) }
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) { add(Array(name.utf8) + bytes) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: PackedText.hashDigits - digits.count) + digits
  }

  private func check(_ tags: [PageTag]) throws(PackRefusal) {
    for tag in tags {
      switch (tag.name, tag["rel"], tag["type"]) {
      case ("base", _, _), ("style", _, _), ("script", _, "importmap"?),
        ("link", "modulepreload"?, _):
        throw PackRefusal("the page has a <\(tag.name)> that others depend on")
      default: continue
      }
    }
  }

  private static func path(of tag: PageTag, _ attribute: String) throws(PackRefusal) -> String {
    guard let address = tag[attribute], let path = PagePath.resolve(address, on: "/") else {
      throw PackRefusal("a <\(tag.name)> is not of the folder")
    }
    return path
  }

  private mutating func write(_ chunks: Chunks) throws(PackRefusal) {
    for index in chunks.all.indices {
      let pack = ScriptPack(index, of: chunks, isAsset: isAsset, isSheet: isSheet)
      texts[chunks.all[index].name] = pack.text
      for path in pack.assets { addAsset(path) }
      if pack.sheets.isEmpty { continue }
      var text = PackedText()
      for path in pack.sheets.sorted() {
        try write(file(path) ?? [], at: path, into: &text)
      }
      texts[chunks.all[index].sheetName] = text
    }
  }

  private mutating func write(_ sheets: [PageTag]) throws(PackRefusal) {
    if sheets.isEmpty { return }
    if texts[Self.sheetName] != nil { throw PackRefusal("two style sheets have one name") }
    var text = PackedText()
    for sheet in sheets {
      let path = try Self.path(of: sheet, "href")
      guard sheet.attributes.count == 2, let bytes = file(path) else {
        throw PackRefusal("\(path) is no plain style sheet of the folder")
      }
      try write(bytes, at: path, into: &text)
    }
    texts[Self.sheetName] = text
  }

  /// Adds a style sheet, and the files that it names.
  private mutating func write(
    _ sheet: [UInt8], at path: String, into text: inout PackedText
  ) throws(PackRefusal) {
    for asset in try StylePack.write(sheet, at: path, into: &text, isAsset: isAsset) {
      addAsset(asset)
    }
  }

  private static let sheetName = "page.css"

  /// True for a file whose place does not matter: a picture, a font, a document of data.
  private func isAsset(_ path: String) -> Bool {
    [".svg", ".png", ".json", ".woff2"].contains { path.hasSuffix($0) } && file(path) != nil
  }

  private func isSheet(_ path: String) -> Bool { path.hasSuffix(".css") && file(path) != nil }

  private mutating func addAsset(_ path: String) { assets[String(path.dropFirst())] = file(path) }
}

extension Packer {
  /// A change of the page: the address of a packed file, or nothing, replaces these bytes.
  private struct Edit {
    let range: Range<Int>
    let name: String?
  }

  private mutating func write(
    _ page: [UInt8], _ tags: [PageTag], _ chunks: Chunks
  ) throws(PackRefusal) -> PackedText {
    var edits: [Edit] = []
    var hasSheet = false
    for tag in tags {
      if tag.isSheet {
        edits.append(
          hasSheet ? Edit(range: tag.range, name: nil) : edit(tag, "href", Self.sheetName))
        hasSheet = true
      } else if tag.isModule {
        let path = try Self.path(of: tag, "src")
        edits.append(edit(tag, "src", try chunks.file(startedBy: path)))
      } else if tag.name == "use" || tag["rel"] == "icon", let address = tag["href"] {
        let path = String(address.prefix { $0 != "#" })
        guard path.hasPrefix("/"), isAsset(path), let whole = tag.range(of: "href") else {
          continue
        }
        addAsset(path)
        let range = whole.lowerBound..<whole.lowerBound + path.utf8.count
        edits.append(Edit(range: range, name: String(path.dropFirst())))
      }
    }
    return write(page, edits)
  }

  private func edit(_ tag: PageTag, _ attribute: String, _ name: String) -> Edit {
    Edit(range: tag.range(of: attribute) ?? tag.range, name: name)
  }

  private func write(_ page: [UInt8], _ edits: [Edit]) -> PackedText {
    var text = PackedText()
    var end = 0
    for edit in edits {
      var part = page[end..<edit.range.lowerBound]
      if let name = edit.name {
        text.write(part)
        text.write(addressOf: name)
      } else {
        while part.last?.isSpace == true { part.removeLast() }
        text.write(part)
      }
      end = edit.range.upperBound
    }
    text.write(page[end...])
    return text
  }
}
