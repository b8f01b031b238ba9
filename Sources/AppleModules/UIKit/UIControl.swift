/// A control of UIKit; it is not drawn, and no one touches it.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UIControl { UIControl() }
  /// A state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No state.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Has the focus.
    public static let focused = State(rawValue: 8)
    /// Bits for an app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Something that a control does; it never does.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4_096)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 8_192)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Accepted; has no effect here.
  open var isEnabled = true
  /// Accepted; has no effect here.
  open var isSelected = false
  /// Accepted; has no effect here.
  open var isHighlighted = false
  /// The state that was set.
  public var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
