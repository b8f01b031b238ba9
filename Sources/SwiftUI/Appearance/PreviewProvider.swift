/// Previews from before `#Preview`; accepted, and never asked for.
///
/// Source: Apple, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
