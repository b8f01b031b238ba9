import OrderedJSON

extension PatchWriter {
  private mutating func separate() {
    if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
    isFirst = false
  }

  /// Begins the replacement of one place; its value and `end` follow.
  mutating func beginReplacing(_ path: StaticString) {
    separate()
    writer.append(literal: "{\"op\":\"replace\",\"path\":\"")
    writer.append(literal: path)
    writer.append(literal: "\",\"value\":")
  }

  /// Begins the addition of an entry to a list; its value and `end` follow.
  mutating func beginAdding(to list: PatchList, at index: Int) {
    separate()
    switch list {
    case .path: writer.append("{\"op\":\"add\",\"path\":\"/detail/path/", index, "\",\"value\":")
    case .screens: writer.append("{\"op\":\"add\",\"path\":\"/screens/", index, "\",\"value\":")
    default:
      writer.append(literal: "{\"op\":\"add\",\"path\":\"")
      writer.append(literal: list.pointer)
      writer.append("/", index, "\",\"value\":")
    }
  }

  mutating func remove(from list: PatchList, at index: Int) {
    separate()
    writer.append(literal: "{\"op\":\"remove\",\"path\":\"")
    writer.append(literal: list.pointer)
    writer.append("/", index, "\"}")
  }

  /// Replaces the whole document.
  ///
  /// - Parameter document: JSON text.
  package mutating func replaceDocument(with document: [UInt8]) {
    beginReplacing("")
    writer.bytes += document
    end()
  }

  mutating func end() { writer.append(byte: UInt8(ascii: "}")) }
}
