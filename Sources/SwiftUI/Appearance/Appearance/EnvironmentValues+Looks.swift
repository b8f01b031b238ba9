import Foundation
import OrderedJSON
import SceneModel

// Looks of words, symbols and controls that are drawn where a view sets them, as by the modifier of
// their name.
extension EnvironmentValues {
  /// Nil unless a view above sets one.
  public var backgroundStyle: AnyShapeStyle? {
    get { setLooks.backgroundStyle }
    set {
      setLooks.backgroundStyle = newValue
      look("backgroundStyle", newValue?.styleValue)
    }
  }

  /// Medium unless a view above sets another.
  public var imageScale: Image.Scale {
    get { setLooks.imageScale }
    set {
      setLooks.imageScale = newValue
      look("imageScale", .word(newValue.word))
    }
  }

  /// 0 unless a view above sets another.
  public var lineSpacing: CGFloat {
    get { setLooks.lineSpacing }
    set {
      setLooks.lineSpacing = newValue
      look("lineSpacing", .number(newValue))
    }
  }

  /// 1 unless a view above sets another.
  public var minimumScaleFactor: CGFloat {
    get { setLooks.minimumScaleFactor }
    set {
      setLooks.minimumScaleFactor = newValue
      look("minScale", .number(newValue))
    }
  }

  /// Nil unless a view above sets one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { setLooks.symbolRenderingMode }
    set {
      setLooks.symbolRenderingMode = newValue
      look("symbolMode", newValue.map { .word($0.word) })
    }
  }

  /// None unless a view above sets some.
  public var symbolVariants: SymbolVariants {
    get { setLooks.symbolVariants }
    set {
      setLooks.symbolVariants = newValue
      look("variant", .word(newValue.word))
    }
  }

  /// Nil unless a view above sets one.
  public var textCase: Text.Case? {
    get { setLooks.textCase }
    set {
      setLooks.textCase = newValue
      look("case", .word(newValue?.word ?? "none"))
    }
  }

  /// Tail unless a view above sets another.
  public var truncationMode: Text.TruncationMode {
    get { setLooks.truncationMode }
    set {
      setLooks.truncationMode = newValue
      look("truncate", .word(newValue.word))
    }
  }

  /// Standard unless a view above sets another.
  public var headerProminence: Prominence {
    get { controlLooks.headerProminence == nil ? .standard : .increased }
    set { controlLooks[.headerProminence] = newValue == .increased ? "increased" : nil }
  }

  /// Standard unless a view above sets another.
  public var badgeProminence: BadgeProminence {
    get { [.increased, .decreased].first { $0.word == controlLooks.badgeProminence } ?? .standard }
    set { controlLooks[.badgeProminence] = newValue.word }
  }

  /// Automatic unless a view above sets another.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { Visibility.allCases.first { $0.word == controlLooks.linkIndicator } ?? .automatic }
    set { controlLooks[.linkIndicator] = newValue.word }
  }

  @Entry private var setLooks = SetLooks()
}

/// The values, together: each environment that is copied holds them once.
private struct SetLooks {
  var backgroundStyle: AnyShapeStyle?
  var imageScale: Image.Scale = .medium
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants: SymbolVariants = .none
  var textCase: Text.Case?
  var truncationMode: Text.TruncationMode = .tail
}
