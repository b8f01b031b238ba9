/// An effect of UIKit; it is not drawn.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of UIKit; it is not drawn.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// A strength of a blur; accepted, and has no effect here.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view with an effect; it is not drawn.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UIVisualEffectView { UIVisualEffectView() }
  /// Accepted; has no effect here.
  public var effect: UIVisualEffect?
  /// Accepted; has no effect here.
  public let contentView = UIView()

  /// Creates a view.
  public convenience override init(frame: CGRect) { self.init(effect: nil) }
  /// Creates a view; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}
