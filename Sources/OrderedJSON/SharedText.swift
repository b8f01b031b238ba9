import Synchronization

/// JSON text that many messages contain: kept once, however many they are.
public final class SharedText: Sendable {
  public let bytes: [UInt8]
  private let count: ByteCount?

  /// Text with fewer bytes is rather copied into each message.
  public static let leastBytes = 65_536

  /// - Parameter count: counts the text for as long as it is kept.
  public init(_ bytes: [UInt8], countedBy count: ByteCount? = nil) {
    self.bytes = bytes
    self.count = count
    count?.add(bytes.count)
  }

  deinit { count?.add(-bytes.count) }
}

/// How many bytes there are of something, while it comes and goes.
public final class ByteCount: Sendable {
  private let count = Atomic(0)

  public init() {}

  public var bytes: Int { count.load(ordering: .relaxed) }

  fileprivate func add(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

  /// Some of them, as long as somebody holds on to it.
  public final class Share: Sendable {
    private let bytes: Int
    private let count: ByteCount

    public init(_ bytes: Int, of count: ByteCount) {
      self.bytes = bytes
      self.count = count
      count.add(bytes)
    }

    deinit { count.add(-bytes) }
  }
}
