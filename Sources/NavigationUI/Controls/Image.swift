import Foundation
import NavigationCore
import OrderedJSON

/// A picture, by name; a symbol's name is drawn, another's is told.
///
/// Source: Apple, `Image`.
public struct Image: PrimitiveView, Equatable {
  /// What a person who cannot see it is told.
  let label: String?
  let symbol: String?

  nonisolated init(label: String?, symbol: String?) {
    self.label = label
    self.symbol = symbol
  }

  public nonisolated init(systemName: String) {
    self.init(label: systemName, symbol: systemName)
  }

  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(label: name, symbol: nil)
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(label: label.string, symbol: nil)
  }

  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(label: nil, symbol: nil)
  }

  public func _render(in context: inout RenderContext) {
    context.emit(
      ViewNode(
        .image, label: label.map { UTF8String($0) }, systemImage: symbol.map { UTF8String($0) }))
  }
}

extension Image {
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol takes its colours; accepted and without effect.
public struct SymbolRenderingMode: Hashable, Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

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
