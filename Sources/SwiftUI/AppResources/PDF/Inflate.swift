/// Decompresses data in the format “deflate” with zlib's frame, as PDF has it.
///
/// Source: RFC 1950 and 1951.
struct Inflate {
  private let input: [UInt8]
  private var position = 2
  private var (bits, bitCount) = (0, 0)
  private var output: [UInt8] = []
  private let limit: Int

  struct Failure: Error {}

  /// - Parameter limit: the most bytes that the result may have.
  static func bytes(of data: [UInt8], atMost limit: Int) -> [UInt8]? {
    var inflate = Inflate(input: data, limit: limit)
    return try? inflate.run()
  }

  private init(input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func run() throws(Failure) -> [UInt8] {
    guard input.count > 2, input[0] & 15 == 8, input[1] & 32 == 0 else { throw Failure() }
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(.fixedLengths, .fixedDistances)
      case 2: try expandDynamic()
      default: throw Failure()
      }
    }
    return output
  }

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard position < input.count else { throw Failure() }
      bits |= Int(input[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & ((1 << count) - 1)
  }

  private mutating func append(_ byte: UInt8) throws(Failure) {
    guard output.count < limit else { throw Failure() }
    output.append(byte)
  }

  private mutating func copyStored() throws(Failure) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { throw Failure() }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + length <= input.count else { throw Failure() }
    for byte in input[position..<(position + length)] { try append(byte) }
    position += length
  }

  private mutating func symbol(in codes: PrefixCodes) throws(Failure) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - count < first {
        // Damaged lengths can make codes that no symbol has.
        let place = index + code - first
        guard codes.symbols.indices.contains(place) else { throw Failure() }
        return codes.symbols[place]
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Failure()
  }

  private mutating func expand(
    _ lengths: PrefixCodes, _ distances: PrefixCodes
  ) throws(Failure) {
    while true {
      let value = try symbol(in: lengths)
      if value == 256 { return }
      if value < 256 {
        try append(UInt8(value))
        continue
      }
      guard value - 257 < Self.lengthBases.count else { throw Failure() }
      let length = try Self.lengthBases[value - 257] + take(Self.lengthBits[value - 257])
      let place = try symbol(in: distances)
      guard place < Self.distanceBases.count else { throw Failure() }
      let distance = try Self.distanceBases[place] + take(place < 2 ? 0 : place / 2 - 1)
      guard distance <= output.count else { throw Failure() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  private mutating func expandDynamic() throws(Failure) {
    let (literals, places) = try (take(5) + 257, take(5) + 1)
    let count = try take(4) + 4
    var order = [Int](repeating: 0, count: 19)
    for index in 0..<count { order[Self.order[index]] = try take(3) }
    let codes = PrefixCodes(lengths: order)
    var lengths: [Int] = []
    while lengths.count < literals + places {
      switch try symbol(in: codes) {
      case 16:
        guard let last = lengths.last else { throw Failure() }
        lengths += try [Int](repeating: last, count: take(2) + 3)
      case 17: lengths += try [Int](repeating: 0, count: take(3) + 3)
      case 18: lengths += try [Int](repeating: 0, count: take(7) + 11)
      case let length: lengths.append(length)
      }
    }
    try expand(
      PrefixCodes(lengths: [Int](lengths[..<literals])),
      PrefixCodes(lengths: [Int](lengths[literals..<(literals + places)])))
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]
}

/// Codes of different lengths, none of which begins another.
private struct PrefixCodes {
  /// How many codes there are of each length.
  var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  let symbols: [Int]

  init(lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }

  static let fixedLengths = PrefixCodes(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCodes(lengths: [Int](repeating: 5, count: 30))
}
