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

extension PageSize {
  /// The size that the beginnings of pages speak for.
  static func guess(_ file: FileBytes?) -> Int {
    var best = (size: usual, share: share(of: usual, file))
    for power in 9...16 where 1 << power != usual {
      let share = share(of: 1 << power, file)
      // Of twice the size, half of the pages begin right.
      if share > best.share + 0.25 { best = (1 << power, share) }
    }
    return best.size
  }

  static func fits(_ size: Int, _ file: FileBytes?) -> Bool { share(of: size, file) >= 0.5 }

  private static let sample = 64

  /// The part of some pages, from 0 to 1, that begin like a page of a tree. Pages of long values
  /// cannot be recognised and are not counted.
  private static func share(of size: Int, _ file: FileBytes?) -> Double {
    guard let file, file.count >= size else { return 0 }
    let count = file.count / size
    var (good, recognised) = (0, 0)
    for index in stride(from: 0, to: count, by: max(1, count / sample)) {
      guard let bytes = file.read(at: index * size, count: size) else { continue }
      let start = index == 0 ? 100 : 0
      if bytes.number(at: start, 4) == 0 || bytes[start] == 0 { continue }
      recognised += 1
      if TreePage(bytes, number: index + 1, usable: size) != nil { good += 1 }
    }
    return recognised == 0 ? 0 : Double(good) / Double(recognised)
  }
}
