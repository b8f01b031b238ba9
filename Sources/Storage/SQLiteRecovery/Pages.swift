/// A database's pages as its file and its log have them, whatever SQLite makes of either.
final class Pages {
  let size: Int
  let count: Int
  /// The log's frames that SQLite does not take, and that were stored all the same.
  let remains: [WriteAheadLog.Frame]
  private let file: FileBytes?
  private let log: FileBytes?
  private var newest: [Int: Int] = [:]
  private var newestOfRemains: [Int: Int] = [:]

  /// One version of a page.
  enum Version: Hashable {
    case current(Int)
    /// In the remains of the log, at an offset.
    case frame(Int)
  }

  init(_ path: String) {
    let file = FileBytes(path)
    self.file = file
    log = FileBytes(path + "-wal")
    let header = file?.read(at: 0, count: min(100, file?.count ?? 0)) ?? []
    let isHeader = header.starts(with: Array("SQLite format 3\0".utf8)) && header.count == 100
    let stated = isHeader ? PageSize.stated(by: header) : nil
    let guessed = PageSize.guess(file)
    let frames = WriteAheadLog(path + "-wal", usual: stated ?? guessed)
    // The stated size can be damaged, too.
    let isRight = stated.map { PageSize.fits($0, file) } ?? false
    let size = frames?.pageSize ?? (isRight ? stated ?? guessed : guessed)
    self.size = size
    let all = frames?.frames ?? []
    let taken = all.prefix(frames?.committed ?? 0)
    let last = all.lastIndex { $0.isCommit } ?? -1
    remains = Array(all.prefix(last + 1).dropFirst(taken.count))
    count = max((file?.count ?? 0) / size, taken.map(\.page).max() ?? 0)
    for frame in taken { newest[frame.page] = frame.offset }
    for frame in remains { newestOfRemains[frame.page] = frame.offset }
  }

  func page(_ version: Version) -> [UInt8]? {
    switch version {
    case .frame(let offset): log?.read(at: offset, count: size)
    case .current(let number):
      if let offset = newest[number] {
        log?.read(at: offset, count: size)
      } else {
        number > 0 ? file?.read(at: (number - 1) * size, count: size) : nil
      }
    }
  }

  /// The version of another page that belongs to that of one.
  func version(of number: Int, alongside version: Version) -> Version {
    if case .frame = version, let offset = newestOfRemains[number] { return .frame(offset) }
    return .current(number)
  }
}
