/// The frames of a write-ahead log as they stand in the file, also those that SQLite does not take:
/// it reads up to the first that has changed, and says nothing of what is behind.
struct WriteAheadLog {
  let pageSize: Int
  /// All frames that were written since the log was begun anew the last time.
  private(set) var frames: [Frame] = []
  /// The count of frames, from the first on, that are as they were written.
  private(set) var sound = 0
  /// The count of frames that SQLite takes.
  private(set) var committed = 0

  struct Frame: Hashable {
    let page: Int
    let isCommit: Bool
    /// The page's offset in the file.
    let offset: Int
  }

  private static let headerSize = 32
  private static let frameHeaderSize = 24
  /// The last bit says that its checksums are made of words whose greatest byte comes first.
  private static let mark = 0x377f_0682

  /// - Parameter usual: the page size where the log's header cannot be read.
  /// - Returns: nil where there is no log, or nothing in it.
  init?(_ path: String, usual: Int) {
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

  /// - Parameter start: nil where nothing is to be believed since the header has changed.
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

  /// There is more in it than SQLite takes.
  var hasRemains: Bool { committed < frames.count }

  /// The remains hold changes that were stored, since others were written behind them. What was
  /// being written when the power was cut may be there in part, too, but then nothing is behind it.
  var losesChanges: Bool {
    frames[sound...].dropLast().contains { $0.isCommit }
  }
}

enum PageSize {
  static let usual = 4_096

  static func isPossible(_ size: Int) -> Bool {
    (512...65_536).contains(size) && size & (size - 1) == 0
  }

  /// The page size in the header of a database; nil where it is none that there is.
  static func stated(by header: [UInt8]) -> Int? {
    guard header.count >= 18 else { return nil }
    let size = header.number(at: 16, 2) == 1 ? 65_536 : header.number(at: 16, 2)
    return isPossible(size) ? size : nil
  }
}
