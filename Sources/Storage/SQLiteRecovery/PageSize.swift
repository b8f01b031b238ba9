/// The sizes that a page of a database can have, in bytes.
package enum PageSize {
  package static let usual = 4_096

  static func isPossible(_ size: Int) -> Bool {
    (512...65_536).contains(size) && size & (size - 1) == 0
  }

  /// The page size in the header of a database; nil if it is not valid.
  package static func stated(by header: [UInt8]) -> Int? {
    guard header.count >= 18 else { return nil }
    let size = header.number(at: 16, 2) == 1 ? 65_536 : header.number(at: 16, 2)
    return isPossible(size) ? size : nil
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
