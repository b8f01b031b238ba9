import TestSupport
import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct RecentEntriesTests {
  private static func filled(_ count: Int, keeping retention: Int) -> RecentEntries<Int> {
    var entries = RecentEntries<Int>(keeping: retention)
    for number in 0..<count { entries.append(number + 1) }
    return entries
  }

  @Test func `a new list is empty`() {
    let entries = RecentEntries<Int>(keeping: 10, from: 5)
    #expect((entries.first, entries.head, entries.count) == (5, 4, 0))
    #expect(entries[4] == nil && entries[5] == nil)
  }

  @Test(arguments: [1, 1_023, 1_024, 1_025, 3_000])
  func `the requested number of entries is kept, and a bounded number more, with their numbers`(
    retention: Int
  ) throws {
    var entries = RecentEntries<Int>(keeping: retention)
    for number in 1...10_000 {
      entries.append(number)
      let isBounded = entries.count <= retention + 2_048
      try #require(isBounded && entries.count >= min(number, retention), "at \(number)")
      try #require(entries.head == number && entries[number] == number)
      try #require(entries[entries.first] == entries.first)
      try #require(entries[entries.first - 1] == nil && entries[number + 1] == nil)
    }
    #expect((entries.first...10_000).allSatisfy { entries[$0] == $0 })
  }

  @Test(arguments: [1, 2, 1_023, 1_024, 1_025, 2_048, 2_049, 2_999, 3_000, 9_000])
  func `removing early entries removes nothing else`(number: Int) throws {
    var entries = Self.filled(3_000, keeping: 4_000)
    entries.remove(before: number)
    let first = min(number, 3_000)
    #expect((entries.first, entries.head, entries.count) == (first, 3_000, 3_001 - first))
    for next in 3_001...10_000 {
      entries.append(next)
      try #require(entries.head == next && entries[entries.first] == entries.first)
      try #require(entries.count <= 4_000 + 2_048 && entries[entries.first - 1] == nil)
    }
    entries.remove(before: 1)
    #expect(entries.count >= 4_000)
    #expect((entries.first...10_000).allSatisfy { entries[$0] == $0 })
  }

  @Test(arguments: [3_071, 3_072, 3_073])
  func `the oldest block is dropped when the next one is opened`(count: Int) {
    let entries = Self.filled(count, keeping: 2_048)
    #expect(entries.first == (count <= 3_072 ? 1 : 1_025))
  }

  @Test(arguments: [1, 10, 2_000, 5_000])
  func `entries with much weight are dropped sooner, gradually`(limit: Int) throws {
    var entries = RecentEntries<Int>(keeping: 4_000, weighing: limit)
    var generator = SeededGenerator(seed: 7)
    var weights: [Int] = []
    for number in 1...10_000 {
      weights.append(generator.below(10))
      entries.append(number, weight: weights[number - 1])
      let kept = weights[(entries.first - 1)...].reduce(0, +)
      try #require(entries.weight == kept && (kept <= limit || entries.count == 1), "at \(number)")
      try #require(entries[number] == number && entries[entries.first] == entries.first)
    }
    let middle = (entries.first + entries.head) / 2
    #expect(entries.weight(after: middle) == weights[middle...].reduce(0, +))
    #expect(entries.weight(after: 0) == entries.weight && entries.weight(after: 10_000) == 0)
  }

  @Test func `entries that are needed stay, whatever their weight`() {
    var entries = RecentEntries<Int>(keeping: 4_000, weighing: 10)
    for number in 1...3_000 { entries.append(number, weight: 1, keepingFrom: 5) }
    #expect(entries.first == 5 && entries.weight == 2_996)
    entries.append(3_001, weight: 1, keepingFrom: 3_001)
    #expect(entries.weight == 10)
  }

  @Test(arguments: [0, 1, 700, 1_024, 3_000], [1, 5, 1_023, 1_024, 1_025, 2_500])
  func `older entries are prepended, a few at a time or many`(count: Int, page: Int) throws {
    var entries = RecentEntries<Int>(keeping: 4_000, from: 5_001)
    for number in 0..<count { entries.append(5_001 + number, weight: 2) }
    while entries.first > 1 {
      let older = max(1, entries.first - page)..<entries.first
      entries.prepend(older.map { ($0, 3) })
      try #require(entries.first == older.lowerBound)
    }
    let head = 5_000 + count
    #expect((entries.head, entries.count) == (head, head))
    #expect((1...head).allSatisfy { entries[$0] == $0 } && entries[0] == nil)
    #expect(entries.weight == 3 * 5_000 + 2 * count)
    #expect(entries.weight(after: 4_990) == 30 + 2 * count)
    for number in head + 1...head + 9_000 {
      entries.append(number)
      try #require(entries.head == number && entries[entries.first] == entries.first)
    }
    #expect(entries.count < 4_000 + 2_049)
  }
}
