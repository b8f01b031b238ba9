import Foundation

/// A picture from the net: it is named by its address and not loaded.
///
/// Source: Apple, `AsyncImage`.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(url?.absoluteString ?? "")
  }

  /// The picture never comes, so the placeholder stays.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
