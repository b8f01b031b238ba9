/// An actor that nothing runs on.
@globalActor
public actor _ImpossibleActor {
  /// The actor.
  public static let shared = _ImpossibleActor()
}

/// Keeps what conforms to it free of an actor that another protocol would bring, such as `View`.
///
/// Two different actors cancel each other out.
@_marker @_ImpossibleActor
public protocol _RemoveGlobalActorIsolation {}
