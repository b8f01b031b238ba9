/// A layer of a view; it is not drawn.
open class CALayer: NSObject {
  /// Accepted; has no effect here.
  open var cornerRadius: CGFloat = 0
  /// Accepted; has no effect here.
  open var masksToBounds = false
  /// Accepted; has no effect here.
  open var opacity: Float = 1
  /// Accepted; has no effect here.
  open var borderWidth: CGFloat = 0
  /// Accepted; has no effect here.
  open var borderColor: CGColor?
  /// Accepted; has no effect here.
  open var backgroundColor: CGColor?
  /// Accepted; has no effect here.
  open var shadowColor: CGColor?
  /// Accepted; has no effect here.
  open var shadowOpacity: Float = 0
  /// Accepted; has no effect here.
  open var shadowRadius: CGFloat = 3
  /// Accepted; has no effect here.
  open var shadowOffset = CGSize(width: 0, height: -3)
}

extension UIView {
  /// A course of an animation; accepted, and has no effect here.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// A way of an animation; accepted, and has no effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views inside are laid out.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where the last animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Begins again at its end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Goes back at its end.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Is even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Calls both closures at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls both closures at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls a closure.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// A part of an animation.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that a person can hold; its end is there as soon as it starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private let animations: (() -> Void)?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Accepted; has no effect here.
  open var pausesOnCompletion = false
  /// Accepted; has no effect here.
  open var fractionComplete: CGFloat = 0
  /// Always false.
  public let isRunning = false

  /// Creates an animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
  }

  /// Creates an animation with a spring.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
  }

  /// Adds what happens at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Calls the closures at once.
  open func startAnimation() {
    animations?()
    for completion in completions { completion(.end) }
  }
  /// Does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}
