import AuthorAPI
import Foundation

/// Draws a text by an author's code; accepted, and has no effect here: the text is drawn as usual.
///
/// Source: Apple, `TextRenderer`.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Accepted; has no effect here.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// Accepted; has no effect here.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer would measure; accepted, and has no effect here.
public struct TextProxy {
  /// The proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension Text {
  /// The lines of a text; accepted, and always empty here.
  public struct Layout: Equatable, RandomAccessCollection {
    private let lines: [Line]

    /// Accepted; has no effect here.
    public var startIndex: Int { lines.startIndex }
    /// Accepted; has no effect here.
    public var endIndex: Int { lines.endIndex }
    /// Accepted; has no effect here.
    public subscript(index: Int) -> Line { lines[index] }
    /// Accepted; has no effect here.
    public var isTruncated: Bool { false }

    /// A place in a text; accepted, and has no effect here.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      private let offset: Int

      public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
      /// Accepted; has no effect here.
      public func advanced(by count: Int) -> Self { Self(offset: offset + count) }
      /// Accepted; has no effect here.
      public func distance(to other: Self) -> Int { other.offset - offset }
    }

    /// A size of text; accepted, and has no effect here.
    public struct TypographicBounds: Equatable, Sendable {
      /// Accepted; has no effect here.
      public var origin = CGPoint.zero
      /// Accepted; has no effect here.
      public var width: CGFloat = 0
      /// Accepted; has no effect here.
      public var ascent: CGFloat = 0
      /// Accepted; has no effect here.
      public var descent: CGFloat = 0
      /// Accepted; has no effect here.
      public var leading: CGFloat = 0

      /// Creates bounds without a size.
      public init() {}

      /// The rectangle around the text.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line; accepted, and has no effect here.
    public struct Line: Equatable, RandomAccessCollection {
      /// Accepted; has no effect here.
      public var origin: CGPoint
      private let runs: [Run]

      /// Accepted; has no effect here.
      public var startIndex: Int { runs.startIndex }
      /// Accepted; has no effect here.
      public var endIndex: Int { runs.endIndex }
      /// Accepted; has no effect here.
      public subscript(index: Int) -> Run { runs[index] }
      /// Accepted; has no effect here.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Glyphs of one look; accepted, and has no effect here.
    public struct Run: Equatable, RandomAccessCollection {
      private let slices: [RunSlice]

      /// Accepted; has no effect here.
      public var startIndex: Int { slices.startIndex }
      /// Accepted; has no effect here.
      public var endIndex: Int { slices.endIndex }
      /// Accepted; has no effect here.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// Accepted; has no effect here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// Accepted; has no effect here.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// Accepted; has no effect here.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Accepted; has no effect here.
      public var characterIndices: [CharacterIndex] { [] }
    }

    /// Some glyphs of a run; accepted, and has no effect here.
    public struct RunSlice: Equatable, RandomAccessCollection {
      /// Accepted; has no effect here.
      public var run: Run
      /// Accepted; has no effect here.
      public var indices: Range<Int>

      /// Creates a slice.
      public init(run: Run, indices: Range<Int>) {
        (self.run, self.indices) = (run, indices)
      }

      /// Accepted; has no effect here.
      public var startIndex: Int { indices.lowerBound }
      /// Accepted; has no effect here.
      public var endIndex: Int { indices.upperBound }
      /// Accepted; has no effect here.
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      /// Accepted; has no effect here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// Accepted; has no effect here.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Accepted; has no effect here.
      public var characterIndices: [CharacterIndex] { [] }
    }

    /// Ways of drawing text; accepted, and has no effect here.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Accepted; has no effect here.
      public static var disablesSubpixelQuantization: DrawingOptions { Self(rawValue: 1) }
    }
  }

  /// The layouts of the texts in a view; accepted, and always empty here.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and its place; accepted, and has no effect here.
    public struct AnchoredLayout {
      /// Accepted; has no effect here.
      public var origin: Anchor<CGPoint>
      /// Accepted; has no effect here.
      public var layout: Layout
    }

    /// Accepted; has no effect here.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Accepted; has no effect here.
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) { value += nextValue() }
  }
}

extension GraphicsContext {
  /// Accepted; has no effect here.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Accepted; has no effect here.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Accepted; has no effect here.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
