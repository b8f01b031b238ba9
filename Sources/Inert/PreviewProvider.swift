/// Previews of the time before `#Preview`; they are accepted, and nobody asks for them.
///
/// Source: Apple, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
