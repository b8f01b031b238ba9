import Observation

/// The cached body of a view.
///
/// The body is created again when something that it read changes, or when the parent gives another
/// value.
///
/// Source: Apple, "Demystify SwiftUI" (WWDC21) and "Demystify SwiftUI performance" (WWDC23): a body
/// depends on the view's value and on its dynamic properties.
@MainActor
final class CachedBody<Owner, Body: View>: Dependent {
  private weak var host: ViewHost?
  private var made: Made?
  private var makeCount = 0
  /// Looked up once: it is asked for at each rendering.
  private let wiring = PropertyWiring.of(Owner.self)
  private var isStale = false

  private struct Made {
    let owner: Owner
    let body: Body
    /// The body that the owner comes from.
    let source: BodyVersion?
    let environment: [EnvironmentRead]
    /// The number of objects that the owner's properties have stored under its identity.
    let storedCount: Int
  }

  init(of host: ViewHost) {
    self.host = host
  }

  func invalidate() {
    isStale = true
    host?.invalidate()
  }

  /// The body of the owner, whose properties are connected before it is created.
  func body(
    of owner: Owner, in context: inout RenderContext, _ make: (Owner) -> Body
  ) -> Body {
    if let made, !isStale, holds(made, for: owner, in: context) {
      context.identity.skipStored(to: made.storedCount)
      return made.body
    }
    // A change by the body itself marks it as stale again.
    isStale = false
    let outer = (Dependents.current, context.environmentReads)
    Dependents.current = self
    context.environmentReads = []
    let body = withObservationTracking {
      var owner = owner
      wiring.connect(&owner, in: &context)
      return make(owner)
    } onChange: { [weak self] in
      onMain { self?.invalidate() }
    }
    makeCount += 1
    made = Made(
      owner: owner, body: body, source: context.bodyVersion,
      environment: context.environmentReads, storedCount: context.identity.storedCount)
    (Dependents.current, context.environmentReads) = outer
    return body
  }

  var version: BodyVersion { BodyVersion(maker: ObjectIdentifier(self), count: makeCount) }

  private func holds(_ made: Made, for owner: Owner, in context: RenderContext) -> Bool {
    guard wiring.areEqual(made.owner, owner) else { return false }
    // A closure can read unobserved state, so it counts as changed after the body around is created
    // again.
    if wiring.holdsClosures && made.source != context.bodyVersion { return false }
    for read in made.environment where !read.isSame(in: context.environment) { return false }
    return true
  }
}

/// Distinguishes the successive bodies of a view.
package struct BodyVersion: Equatable {
  let maker: ObjectIdentifier
  let count: Int
}

extension RenderContext {
  /// Renders the body of a view, which is created again only if it can have changed.
  mutating func renderBody<Content: View>(of view: Content) {
    if PropertyWiring.of(Content.self).isEmpty { return renderCached(view) { $0.body } }
    entering(.type(ObjectIdentifier(Content.self))) { $0.renderCached(view) { $0.body } }
  }

  /// Renders the view that a closure creates from an owner, and keeps it while owner and closure
  /// are the same.
  package mutating func renderCached<Owner, Body: View>(
    _ owner: Owner, _ make: (Owner) -> Body
  ) {
    let host = host
    let cache = identity.stored { CachedBody<Owner, Body>(of: host) }
    let body = cache.body(of: owner, in: &self, make)
    let outer = bodyVersion
    bodyVersion = cache.version
    body._render(in: &self)
    bodyVersion = outer
  }

  /// A closure that later renders, on another screen, a view created by the current body.
  package func deferring(_ render: @escaping RenderClosure) -> RenderClosure {
    { [bodyVersion] context in
      context.bodyVersion = bodyVersion
      render(&context)
    }
  }
}
