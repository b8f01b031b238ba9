import Foundation

/// Asks for the owner of the device, who is always there: every policy is fulfilled at once, so
/// that the screens after it are within reach.
///
/// Source: Apple, `LAContext`.
open class LAContext: NSObject {
  /// Accepted; has no effect here.
  public var localizedReason = ""
  /// Accepted; has no effect here.
  public var localizedFallbackTitle: String?
  /// Accepted; has no effect here.
  public var localizedCancelTitle: String?
  /// Accepted; has no effect here.
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Accepted; has no effect here.
  public var interactionNotAllowed = false
  /// Always Face ID.
  public var biometryType: LABiometryType { .faceID }
  /// Always nil.
  public var evaluatedPolicyDomainState: Data? { nil }

  /// Always true.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { true }

  /// Always true.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: Void?) -> Bool { true }

  /// Always true.
  @discardableResult
  public nonisolated(nonsending) func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { true }

  /// Calls the closure with true, at once.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(true, nil) }

  /// Accepted; has no effect here.
  public func invalidate() {}
}
