import Foundation
import Testing

@testable import Platform

@Suite struct IPAddressTests {
  @Test(arguments: [
    ("127.0.0.1", IPAddress.v4(UInt32(0x7F00_0001).bigEndian)), ("0.0.0.0", .v4(0)),
    ("::1", .v6(0, 0, 0, UInt32(1).bigEndian)), ("::", .v6(0, 0, 0, 0)),
    ("::ffff:10.0.0.1", .v6(0, 0, UInt32(0xFFFF).bigEndian, UInt32(0x0A00_0001).bigEndian)),
  ])
  func `a literal address is its words in network order`(text: String, address: IPAddress) {
    #expect(IPAddress(text) == address)
  }

  @Test(arguments: ["", "localhost", "127.0.0.1.", "1.2.3", "256.0.0.1", "[::1]", "::1%lo", "1"])
  func `anything else is no address`(text: String) { #expect(IPAddress(text) == nil) }
}

@Suite struct ChecksumTests {
  @Test func `the checksum is the standard's`() {
    var crc = CRC32()
    #expect(crc.value == 0)
    crc.add(Array("123456789".utf8))
    #expect(crc.value == 0xCBF4_3926)
  }

  @Test func `the checksum continues over parts, and a number counts as its eight bytes`() {
    var (whole, parts) = (CRC32(), CRC32())
    whole.add([0xD2, 0x04, 0, 0, 0, 0, 0, 0] + Array("ab".utf8))
    parts.add(1_234)
    parts.add(Array("a".utf8))
    parts.add([])
    parts.add(Array("b".utf8))
    #expect(whole.value == parts.value)
  }
}

@Suite struct GzipTests {
  @Test func `bytes that repeat are packed, others are left unchanged`() throws {
    let text = Array(String(repeating: "colonnade ", count: 1_000).utf8)
    let packed = try #require(Gzip.pack(text))
    #expect(packed.count < text.count / 10)
    #expect(packed.prefix(3) == [0x1F, 0x8B, 8])
    let size = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(size == text.count)
    #expect(Gzip.pack([1, 2, 3]) == nil && Gzip.pack([]) == nil)
  }

  @Test func `packed bytes are unpacked up to a limit, and damaged ones are refused`() throws {
    let text = Array(String(repeating: "colonnade ", count: 10_000).utf8)
    let packed = try #require(Gzip.pack(text))
    #expect(Zlib.unpack(packed, atMost: text.count) == text)
    #expect(Zlib.unpack(packed, atMost: text.count - 1) == nil)
    #expect(Zlib.unpack(packed, atMost: 0) == nil && Zlib.unpack([], atMost: 10) == nil)
    #expect(Zlib.unpack(Array(packed.dropLast(1)), atMost: text.count) == nil)
    for index in packed.indices.dropFirst(10) {
      var damaged = packed
      damaged[index] ^= 0x5A
      #expect(Zlib.unpack(damaged, atMost: text.count) == nil)
    }
  }
}

@Suite struct TimeTests {
  @Test(
    arguments: [
      (0, [1970, 1, 1, 0, 0, 0]), (1_772_323_199_999, [2026, 2, 28, 23, 59, 59]),
      (1_709_164_800_000, [2024, 2, 29, 0, 0, 0]),
    ] as [(Int64, [Int])])
  func `a moment has its place in the calendar`(milliseconds: Int64, parts: [Int]) {
    let time = UniversalTime(milliseconds: milliseconds)
    #expect([time.year, time.month, time.day, time.hour, time.minute, time.second] == parts)
  }

  @Test func `clocks advance, and agree on the elapsed time`() {
    let start = (Clock.monotonic.microseconds, Clock.coarse.milliseconds)
    while Clock.coarse.milliseconds < start.1 + 20 {}
    let passed = Clock.monotonic.microseconds - start.0
    #expect(passed > 5_000)
    #expect(abs(Clock.wall.seconds - Date().timeIntervalSince1970) < 60)
    #expect(Clock.wall.milliseconds > 1_700_000_000_000)
  }
}

@Suite struct FieldTests {
  private struct Fruit {
    var name = "pear"
    let weight = 3
    var change: (inout Int) -> Void = { _ in }
    var isRipe = true
    var area: Int { weight * weight }
  }

  @Test func `the stored properties of a type are found in their order`() {
    let found = Fields.keyPaths(of: Fruit.self)
    #expect(found.contains(\Fruit.name) && found.contains(\Fruit.isRipe))
    #expect(!found.contains(\Fruit.area))
    #expect(found.firstIndex(of: \Fruit.name) ?? 9 < found.firstIndex(of: \Fruit.isRipe) ?? 0)
    #expect(Fields.keyPaths(of: Int.self).count <= 1)
  }

  @Test func `a boxed value is returned unchanged`() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    let boxed = UncheckedSendable(counter)
    await Task.detached { boxed.value.count += 1 }.value
    #expect(counter.count == 1)
  }
}

@Suite struct LimitTests {
  @Test func `the limit of open files is raised to the request, if possible`() {
    let before = OpenFileLimit.current
    OpenFileLimit.set(before)
    #expect(OpenFileLimit.current == before)
    OpenFileLimit.set(.max)
    #expect(OpenFileLimit.current >= before)
    OpenFileLimit.set(before)
  }
}

@Suite struct FieldBytesTests {
  private struct Numbered {
    var numbers: any Sequence<Int>
    var name = 1
  }

  @Test func `a field whose type is any sequence has bytes, and no fields of its own`() {
    let bytes = FieldBytes<Numbered>()
    let numbers = stride(from: 1, to: 9, by: 2)
    #expect(bytes.areEqual(Numbered(numbers: numbers), Numbered(numbers: numbers)))
    #expect(!bytes.areEqual(Numbered(numbers: numbers), Numbered(numbers: numbers, name: 2)))
  }

  @Test func `a closure is found anywhere in a value`() {
    struct Action {
      var pair: (Int, () -> Void)
    }
    #expect(FieldBytes<Action>().holdClosures)
    #expect(!FieldBytes<(Int, String)>().holdClosures)
  }
}

private protocol Named {}
private struct ShortName: Named { var text: UInt8 = 1 }
private struct LongName: Named { var parts = (1, 2, 3, 4, 5) }
private final class OwnName: Named {}
private struct Holder {
  var number = 1
  var name: any Named
  var other: (any Named)?
  var anything: Any = 7
}

@Suite("Values of any type with some conformance") struct ExistentialBytesTests {
  private let bytes = FieldBytes<Holder>()

  /// A copy that is not made from the other's memory: what a value leaves free differs.
  private func copied(_ holder: Holder) -> Holder {
    withUnsafeTemporaryAllocation(of: Holder.self, capacity: 1) { memory in
      UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0xA5)
      let place = memory.baseAddress!
      place.initialize(
        to: Holder(
          number: holder.number, name: again(holder.name), other: holder.other.map(again),
          anything: holder.anything))
      defer { place.deinitialize(count: 1) }
      return place.pointee
    }
  }

  @inline(never)
  private func again(_ name: any Named) -> any Named { name }

  @Test(arguments: [0, 1, 2])
  func `copies are equal, however much of the buffer the value fills`(index: Int) {
    let own = OwnName()
    let name: any Named = [ShortName(), LongName(), own][index]
    let holder = Holder(name: name, other: name)
    for _ in 0..<10 { #expect(bytes.areEqual(holder, copied(holder))) }
    #expect(bytes.areEqual(Holder(name: name, other: nil), copied(Holder(name: name, other: nil))))
  }

  @Test func `values of other types, other values and nil are different`() {
    let holder = Holder(name: ShortName(), other: ShortName())
    #expect(!bytes.areEqual(holder, Holder(name: ShortName(text: 2), other: ShortName())))
    #expect(!bytes.areEqual(holder, Holder(name: OwnName(), other: ShortName())))
    #expect(!bytes.areEqual(holder, Holder(name: ShortName(), other: nil)))
    #expect(!bytes.areEqual(holder, Holder(name: ShortName(), other: ShortName(), anything: 8)))
    #expect(!bytes.areEqual(holder, Holder(number: 2, name: ShortName(), other: ShortName())))
  }
}
