import NavigationCore
import OrderedJSON
import SceneModel

/// The values that a view reads from the views around it.
///
/// Source: Apple, `EnvironmentValues`.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The look that the views around give to all views inside.
  package var inheritedStyle: Style?
  /// The looks that those views choose for the controls inside.
  package var controlLooks = ControlLooks()
  /// The visible operations of values that were just set. The code that sets a value draws them.
  private var newLooks: [StyleOperation] = []

  /// Creates an environment in which each value is its key's default.
  public init() {}

  /// The value of a key, or the key's default if no view above has set one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A value that is nil is not the same as none.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Says how a value is drawn that is being set.
  ///
  /// - Parameter value: nil if nothing changes.
  package mutating func look(_ name: UTF8String, _ value: StyleValue?) {
    if let value { newLooks.append(StyleOperation(name, value)) }
  }

  /// Returns the operations that have not been drawn yet, and clears them.
  package mutating func removeNewLooks() -> [StyleOperation] {
    defer { newLooks = [] }
    return newLooks
  }

  package func object<ObjectType: AnyObject>(of type: ObjectType.Type) -> ObjectType? {
    objects[ObjectIdentifier(type)] as? ObjectType
  }

  package func id<ObjectType: AnyObject>(of type: ObjectType.Type) -> ObjectIdentifier? {
    objects[ObjectIdentifier(type)].map(ObjectIdentifier.init)
  }

  package mutating func set<ObjectType: AnyObject>(_ object: ObjectType?) {
    objects[ObjectIdentifier(ObjectType.self)] = object
  }
}

/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The width class of the device that the session imitates.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The height class; nil unless a view above sets one.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// True while controls can be used; `disabled(_:)` makes it false for the views below.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Dismisses the screen or the presentation.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True for a screen above a root, and for a presented view.
  public var isPresented: Bool { self[DismissKey.self].isPresented }

  /// The action that opens a URL: by the scene's tables of links, else by `onOpenURL`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: dismiss.isPresented, action: dismiss) }, set: { _ in })
  }
}

extension EnvironmentValues {
  /// The device that the session imitates; nil outside a scene.
  package var device: DeviceEnvironment? {
    get { self[DeviceKey.self] }
    set { self[DeviceKey.self] = newValue }
  }

  /// The closure that a button of an alert, a dialog or a menu calls after its action.
  package var afterAction: (() -> Void)? {
    get { self[AfterActionKey.self] }
    set { self[AfterActionKey.self] = newValue }
  }

  /// The closure that a text field calls on return.
  package var submit: ((SubmitTriggers) -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

private enum AfterActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: ((SubmitTriggers) -> Void)? { nil }
}

private enum DeviceKey: EnvironmentKey {
  static var defaultValue: DeviceEnvironment? { nil }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(isPresented: false) {} }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}
