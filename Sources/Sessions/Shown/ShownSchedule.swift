/// Decides what is kept of a rendering: operations mostly, and all of it as often as any can be
/// found from few operations, and as seldom as all take little more than the operations.
struct ShownSchedule {
  /// The operations kept since the last whole one, and their bytes.
  private var patches = 0
  private var bytes = 0
  /// The bytes of the last whole one; nil where there is none to go on from.
  private var wholeBytes: Int?
  /// The weight from which on it is not even tried.
  private var refusedWeight = 4 * maxBytes

  /// A whole one is due after so many revisions, unless it is large.
  static let patchesPerWhole = 64
  /// One is found from so many revisions at most.
  static let maxPatches = 1_024
  /// One is also due after so many bytes, or as many as the one before had where those are more.
  static let bytesPerWhole = 16 << 10
  /// The most bytes of one that is kept.
  static let maxBytes = 256 << 10

  /// - Parameters:
  ///   - patch: the operations that lead on; nil where everything is another.
  ///   - weight: about what the rendering takes.
  ///   - whole: writes all of it.
  mutating func step(
    _ patch: [UInt8]?, weight: @autoclosure () -> Int, whole: () -> [UInt8]
  ) -> ShownStep {
    if let patch, let wholeBytes, !isDue(behind: patch.count, wholeBytes) {
      patches += 1
      bytes += patch.count
      return .patch(patch)
    }
    let weight = weight()
    let text = weight < refusedWeight ? whole() : []
    if text.isEmpty || text.count > Self.maxBytes {
      refusedWeight = min(refusedWeight, max(weight, 1))
      wholeBytes = nil
      return .unknown
    }
    begin(with: text)
    return .whole(text)
  }

  /// The views before the first revision, and the operations that led on.
  mutating func first(_ text: [UInt8], _ patch: [UInt8]) -> ShownStep? {
    if text.count + patch.count > Self.maxBytes { return nil }
    begin(with: text)
    (patches, bytes) = (1, patch.count)
    return .first(text, patch: patch)
  }

  private mutating func begin(with text: [UInt8]) {
    (patches, bytes, wholeBytes) = (0, 0, text.count)
  }

  private func isDue(behind more: Int, _ wholeBytes: Int) -> Bool {
    bytes + more > max(wholeBytes, Self.bytesPerWhole) || patches >= Self.maxPatches
      || (patches >= Self.patchesPerWhole && 4 * bytes >= wholeBytes)
  }
}
