import Foundation
import OrderedJSON
import SceneModel

/// The size of a sheet where the screen is wider than it. One of your own is not asked, and the
/// sheet has its usual size.
///
/// Source: Apple, `PresentationSizing`.
public protocol PresentationSizing {
  /// The size for a sheet with this content; not asked, and has no effect here.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet; accepted, and has no effect here.
public struct PresentationSizingRoot {
  /// The proposed size, or the usual one; accepted, and has no effect here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The surroundings of a sheet; accepted, and has no effect here.
public struct PresentationSizingContext {}

/// A size of sheets that SwiftUI has a name for.
public struct NamedPresentationSizing: PresentationSizing, DrawnSizing, Sendable {
  let word: UTF8String?
  let fits: UTF8String?

  init(word: UTF8String? = nil, fits: UTF8String? = nil) {
    (self.word, self.fits) = (word, fits)
  }

  /// No size; accepted, and has no effect here.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The usual size of sheets.
public typealias AutomaticPresentationSizing = NamedPresentationSizing
/// The size of the content.
public typealias FittedPresentationSizing = NamedPresentationSizing
/// The size of a form.
public typealias FormPresentationSizing = NamedPresentationSizing
/// The size of a page of text.
public typealias PagePresentationSizing = NamedPresentationSizing

extension PresentationSizing where Self == NamedPresentationSizing {
  /// The usual size.
  public static var automatic: Self { Self() }
  /// The size of the content.
  public static var fitted: Self { Self(fits: "hv") }
  /// The size of a form.
  public static var form: Self { Self(word: "form") }
  /// The size of a page of text, which is larger than a form.
  public static var page: Self { Self(word: "page") }
}

extension PresentationSizing {
  /// The same size, but that of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    let word = (self as? any DrawnSizing)?.word
    let fits = (horizontal ? "h" : "") + (vertical ? "v" : "")
    return NamedPresentationSizing(word: word, fits: fits.isEmpty ? nil : UTF8String(fits))
  }

  /// The same size: a sheet also becomes smaller again. Accepted; has no effect here.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// A size that a page draws.
protocol DrawnSizing {
  /// `form` or `page`; nil for the usual size.
  var word: UTF8String? { get }
  /// The directions in which the sheet is as large as its content: `h`, `v`, or `hv`.
  var fits: UTF8String? { get }
}

extension View {
  /// Sets the size of the sheet with this view where the screen is wider than it.
  ///
  /// Source: Apple, `presentationSizing(_:)`.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let drawn = sizing as? any DrawnSizing
    let (word, fits) = (drawn?.word.map(StyleValue.word), drawn?.fits.map(StyleValue.word))
    let isUsual = word == nil && fits == nil
    return screenStyled("presented", isUsual ? nil : .object(["sizing": word, "fits": fits]))
  }
}
