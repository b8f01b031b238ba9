import Foundation

// Feedback and changes of animations by values: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }
  /// Accepted; has no effect here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
