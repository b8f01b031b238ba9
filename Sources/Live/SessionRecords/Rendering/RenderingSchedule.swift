/// Decides what is kept of a rendering: mostly operations, and sometimes the whole rendering. Whole
/// renderings are frequent enough that any rendering follows from few operations, and rare enough
/// that all of them take little more space than the operations.
package struct RenderingSchedule {
  /// The number of operation lists kept since the last whole rendering, and their bytes.
  private var patches = 0
  private var bytes = 0
  /// The bytes of the last whole rendering; nil if there is none to continue from.
  private var wholeBytes: Int?
  /// The weight from which on no whole rendering is attempted.
  private var refusedWeight = 4 * maxBytes

  package init() {}

  /// The number of revisions after which a whole rendering is due, unless it is large.
  static let patchesPerWhole = 64
  /// The largest number of revisions needed to find a rendering.
  static let maxPatches = 1_024
  /// A whole rendering is also due after this number of bytes, or after the size of the previous
  /// whole rendering if that is larger.
  static let bytesPerWhole = 16 << 10
  /// The largest size of a rendering that is kept, in bytes.
  package static let maxBytes = 256 << 10

  /// - Parameters:
  ///   - patch: the operations that lead to the rendering; nil if everything has changed.
  ///   - weight: the approximate size of the rendering.
  ///   - whole: writes the whole rendering.
  package mutating func step(
    _ patch: [UInt8]?, weight: @autoclosure () -> Int, whole: () -> [UInt8]
  ) -> RenderingStep {
    if let patch, let wholeBytes, !isDue(after: patch.count, wholeBytes) {
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
    restart(with: text)
    return .whole(text)
  }

  /// Keeps the views before the first revision, and the operations that followed.
  package mutating func first(_ text: [UInt8], _ patch: [UInt8]) -> RenderingStep? {
    if text.count + patch.count > Self.maxBytes { return nil }
    restart(with: text)
    (patches, bytes) = (1, patch.count)
    return .first(text, patch: patch)
  }

  private mutating func restart(with text: [UInt8]) {
    (patches, bytes, wholeBytes) = (0, 0, text.count)
  }

  private func isDue(after more: Int, _ wholeBytes: Int) -> Bool {
    bytes + more > max(wholeBytes, Self.bytesPerWhole) || patches >= Self.maxPatches
      || (patches >= Self.patchesPerWhole && 4 * bytes >= wholeBytes)
  }
}
