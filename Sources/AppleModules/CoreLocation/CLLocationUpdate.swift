import Combine

/// A location from `liveUpdates`.
///
/// Source: Apple, `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
  /// The place; nil where the device is nowhere.
  public let location: CLLocation?
  /// Always true: a device here does not move by itself.
  public var isStationary: Bool { true }
  /// Always true, under its newer name.
  public var stationary: Bool { true }
  /// True where the place is unknown.
  public var locationUnavailable: Bool { location == nil }
  /// Always false, because every request is authorized.
  public var authorizationDenied: Bool { false }

  /// The way in which a person moves; accepted, and has no effect here.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The locations: the first one at once, then every change.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public typealias AsyncIterator = AsyncThrowingStream<CLLocationUpdate, any Error>.AsyncIterator
    let stream: AsyncThrowingStream<CLLocationUpdate, any Error>

    /// Begins to listen.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
  }

  /// The places of the session whose code has run last; asking is permission here.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    let (stream, continuation) = AsyncThrowingStream<CLLocationUpdate, any Error>.makeStream()
    onMain {
      let source = LocationSource()
      source.permit()
      let tell: @Sendable () -> Void = {
        continuation.yield(CLLocationUpdate(location: source.location))
      }
      source.observe(tell)
      tell()
      continuation.onTermination = { _ in source.stopObserving() }
    }
    return Updates(stream: stream)
  }
}
