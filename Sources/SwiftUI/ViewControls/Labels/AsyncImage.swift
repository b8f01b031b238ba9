import Foundation

/// A picture from the net; it is not loaded, and its address is its name.
///
/// Source: Apple, `AsyncImage`.
public struct AsyncImage<Content: View> {
  private let content: Content

  /// Creates an image that is named by its address.
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

  /// Creates a view of the empty phase: no picture is loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

@MainActor
extension AsyncImage: View {
  public var body: some View { content }
}

/// The state of loading a picture.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if loading has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
