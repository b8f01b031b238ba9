/// The work of a node over about the last minute.
public struct NodeLoad: Hashable, Sendable {
  /// The processor time that its loop uses, in microseconds per second.
  public var processor: Int
  /// The requests that it does per minute.
  public var requests: Int
  /// The changes that it delivers to readers per minute.
  public var deliveries: Int

  /// - Parameter processor: microseconds per second.
  public init(processor: Int, requests: Int, deliveries: Int) {
    self.processor = processor
    self.requests = requests
    self.deliveries = deliveries
  }
}
