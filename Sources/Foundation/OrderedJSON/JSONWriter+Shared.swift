extension JSONWriter {
  /// Text at a location among the bytes that is not copied into them.
  public struct Insert {
    /// The number of bytes before it.
    public let offset: Int
    /// The text at that location.
    public let text: SharedText
  }

  /// Appends JSON that was written earlier. Large text is not copied, but added to `inserts`.
  public mutating func append(shared text: SharedText) {
    if text.bytes.count < SharedText.leastBytes {
      bytes += text.bytes
    } else {
      inserts.append(Insert(offset: bytes.count, text: text))
    }
  }

  /// Appends what another writer has written.
  public mutating func append(_ other: JSONWriter) {
    append(other, from: 0, to: other.bytes.count, inserts: other.inserts[...])
  }

  /// Appends a part of what another writer has written.
  ///
  /// - Parameter inserts: the inserts inside of that part.
  public mutating func append(
    _ other: JSONWriter, from start: Int, to end: Int, inserts: ArraySlice<Insert>
  ) {
    let shift = bytes.count - start
    bytes += other.bytes[start..<end]
    for insert in inserts {
      self.inserts.append(Insert(offset: insert.offset + shift, text: insert.text))
    }
  }

  /// Everything in one array.
  public var joined: [UInt8] { Self.joined(bytes[...], inserts[...]) }

  /// A part of what was written, in one array.
  ///
  /// - Parameter inserts: the inserts inside of that part.
  public static func joined(
    _ bytes: ArraySlice<UInt8>, _ inserts: ArraySlice<Insert>
  ) -> [UInt8] {
    if inserts.isEmpty { return Array(bytes) }
    var joined: [UInt8] = []
    var start = bytes.startIndex
    for insert in inserts {
      joined += bytes[start..<insert.offset]
      joined += insert.text.bytes
      start = insert.offset
    }
    return joined + bytes[start...]
  }

  /// The length of everything.
  public var totalCount: Int { inserts.reduce(bytes.count) { $0 + $1.text.bytes.count } }

  /// The bytes that only this writer keeps: its own, and all shared texts but the first, since
  /// another writer rarely keeps more than one.
  public var weight: Int {
    var weight = bytes.count
    for index in inserts.indices.dropFirst() where inserts[index].text !== inserts[index - 1].text {
      weight += inserts[index].text.bytes.count
    }
    return weight
  }
}
