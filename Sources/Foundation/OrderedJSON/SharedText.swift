import Synchronization

/// JSON text that many messages contain, kept once.
public final class SharedText: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  private let count: ByteCount?

  /// Text with fewer bytes is copied into each message instead.
  public static let leastBytes = 65_536

  /// - Parameter count: counts the text until it is released.
  public init(_ bytes: [UInt8], countedBy count: ByteCount? = nil) {
    self.bytes = bytes
    self.count = count
    count?.add(bytes.count)
  }

  deinit { count?.add(-bytes.count) }
}

/// A count of the bytes of something that comes and goes.
public final class ByteCount: Sendable {
  private let count = Atomic(0)

  /// Creates a count of nothing.
  public init() {}

  /// The number of bytes there are now.
  public var bytes: Int { count.load(ordering: .relaxed) }

  fileprivate func add(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

  /// A number of bytes that is counted until this object is released.
  public final class Share: Sendable {
    private let bytes: Int
    private let count: ByteCount

    /// Counts a number of bytes for as long as this value lives.
    public init(_ bytes: Int, of count: ByteCount) {
      self.bytes = bytes
      self.count = count
      count.add(bytes)
    }

    deinit { count.add(-bytes) }
  }
}
