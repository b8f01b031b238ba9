import Testing

@testable import Platform

@Suite("A black box") struct BlackBoxTests {
  @Test func `another program reads what was noted last, and whether the writer gets on`() throws {
    let box = try #require(BlackBox())
    let copy = try #require(box.descriptor.duplicated())
    let writer = try #require(BlackBox(copy))
    #expect(box.words == [""] && box.beats == 0)
    writer.note("main", "tap", "Löschen")
    writer.beat()
    #expect(box.words == ["main", "tap", "Löschen"] && box.beats == 1)
    writer.note("main", "", "back")
    #expect(box.words == ["main", "", "back"])
    writer.clear()
    #expect(box.words == [""])
  }

  @Test func `words that are too long are cut, and hold no separators`() throws {
    let box = try #require(BlackBox())
    box.note(String(repeating: "a", count: 10_000), "tap")
    #expect(box.words == [String(repeating: "a", count: 4_080)])
    box.note("a\0b", "c")
    #expect(box.words == ["ab", "c"])
  }

  @Test func `a descriptor of something else is refused`() throws {
    let (reading, writing) = try #require(Descriptor.pipe())
    #expect(BlackBox(reading) == nil)
    writing.close()
    reading.close()
  }
}
