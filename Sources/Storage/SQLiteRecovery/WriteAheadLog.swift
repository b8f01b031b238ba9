/// The frames of a write-ahead log in the file, including those that SQLite ignores: SQLite reads
/// up to the first changed frame and reports nothing of those after it.
package struct WriteAheadLog {
  let pageSize: Int
  /// All frames written since the log last restarted.
  private(set) var frames: [Frame] = []
  /// The number of unchanged frames, counted from the first.
  private(set) var sound = 0
  /// The number of frames that SQLite uses.
  private(set) var committed = 0

  struct Frame: Hashable {
    let page: Int
    let isCommit: Bool
    /// The page's offset in the file.
    let offset: Int
  }

  private static let headerSize = 32
  private static let frameHeaderSize = 24
  /// The last bit says that the checksums use words with the high byte first.
  private static let mark = 0x377f_0682

  /// - Parameter usual: the page size if the log's header cannot be read.
  /// - Returns: nil if there is no log, or nothing in it.
  package init?(_ path: String, usual: Int) {
    guard let file = FileBytes(path), file.count > Self.headerSize + Self.frameHeaderSize,
      let header = file.read(at: 0, count: Self.headerSize)
    else { return nil }
    var chain = LogChecksum(isBigEndian: header.number(at: 0, 4) & 1 == 1)
    chain.add(header[..<24])
    let stated = header.number(at: 8, 4)
    let isSound =
      header.number(at: 0, 4) & ~1 == Self.mark && PageSize.isPossible(stated)
      && chain.equals(header.number(at: 24, 4), header.number(at: 28, 4))
    pageSize = isSound ? stated : usual
    guard let first = file.read(at: Self.headerSize, count: Self.frameHeaderSize) else {
      return nil
    }
    let salts = isSound ? header[16..<24] : first[8..<16]
    walk(file, Array(salts), isSound ? chain : nil)
  }

  /// - Parameter start: nil if the header has changed, so that nothing can be trusted.
  private mutating func walk(_ file: FileBytes, _ salts: [UInt8], _ start: LogChecksum?) {
    var chain = start
    var offset = Self.headerSize
    while let bytes = file.read(at: offset, count: Self.frameHeaderSize + pageSize) {
      defer { offset += bytes.count }
      let isCommit = bytes.number(at: 4, 4) > 0
      let isCurrent = Array(bytes[8..<16]) == salts
      chain?.add(bytes[..<8])
      chain?.add(bytes[24...])
      let follows = chain?.equals(bytes.number(at: 16, 4), bytes.number(at: 20, 4)) ?? false
      if !isCurrent || !follows { chain = nil }
      guard isCurrent else { continue }
      frames.append(
        Frame(
          page: bytes.number(at: 0, 4), isCommit: isCommit,
          offset: offset + Self.frameHeaderSize))
      if chain == nil { continue }
      sound = frames.count
      if isCommit { committed = frames.count }
    }
  }

  /// True if the log holds more frames than SQLite uses.
  package var hasRemains: Bool { committed < frames.count }

  /// True if the remains hold stored changes, which is certain if other frames come after them. A
  /// change that was being written at a power cut can also be there in part, but no frame comes
  /// after it.
  package var losesChanges: Bool {
    frames[sound...].dropLast().contains { $0.isCommit }
  }
}
