import SQLiteRows

/// The pages that the trees consist of.
struct TreeTraversal {
  private let pages: Pages
  private(set) var reached: [Int] = []
  /// The pages that are neither reached nor free.
  private(set) var orphans: [Int] = []
  private(set) var isDamaged = false
  private var seen: Set<Int> = [1]

  init(_ pages: Pages) { self.pages = pages }

  mutating func walk() {
    for root in roots() { descend(from: root) }
    let free = freePages()
    // In a sound database the remaining pages hold long values.
    for number in Set(2...max(2, pages.count)).subtracting(seen).subtracting(free).sorted() {
      guard let page = tree(number), !page.cells.isEmpty else { continue }
      orphans.append(number)
      isDamaged = true
    }
  }

  private func tree(_ number: Int) -> TreePage? {
    guard let bytes = pages.page(.current(number)) else { return nil }
    return TreePage(bytes, number: number, usable: pages.size)
  }

  /// The roots of the trees, as the table of tables states them.
  private mutating func roots() -> [Int] {
    var roots: [Int] = []
    var waiting = [1]
    while let number = waiting.popLast() {
      guard let page = tree(number), page.kind == .leafTable || page.kind == .innerTable else {
        isDamaged = true
        continue
      }
      for child in page.children where seen.insert(child).inserted { waiting.append(child) }
      for start in page.cells {
        guard let cell = page.cell(at: start),
          let shape = RowShape(Array(page.bytes[cell.local]))
        else { continue }
        let row = FoundRow(values: shape.values(Array(page.bytes[cell.local])))
        if let root = row.integerOrNil(3), root > 1 { roots.append(root) }
      }
    }
    return roots
  }

  private mutating func descend(from root: Int) {
    var waiting = [root]
    while let number = waiting.popLast() {
      guard number > 0, number <= pages.count, seen.insert(number).inserted else { continue }
      guard let page = tree(number) else {
        isDamaged = true
        continue
      }
      reached.append(number)
      waiting += page.children.reversed()
    }
  }

  private mutating func freePages() -> Set<Int> {
    guard let header = pages.page(.current(1)) else { return [] }
    var free: Set<Int> = []
    var trunk = header.number(at: 32, 4)
    while trunk > 0, trunk <= pages.count, !seen.contains(trunk), free.insert(trunk).inserted,
      let bytes = pages.page(.current(trunk))
    {
      let count = min(bytes.number(at: 4, 4), pages.size / 4 - 2)
      for index in 0..<count {
        let number = bytes.number(at: 8 + 4 * index, 4)
        if !seen.contains(number) { free.insert(number) }
      }
      trunk = bytes.number(at: 0, 4)
    }
    return free
  }
}
