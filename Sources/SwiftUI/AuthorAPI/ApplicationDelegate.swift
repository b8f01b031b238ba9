import AppKit
import NavigationUI
import UIKit

/// Makes an object by the initializer of its class; authors never write it. Foundation here cannot make
/// an object of a class that it does not know, but the compiler knows it where an app names it.
@freestanding(expression)
public macro _initializer<Made>() -> (@MainActor () -> Made) =
  #externalMacro(module: "ViewMacros", type: "Initializer")

/// Makes the delegate of an app, which hears that the app was launched before its first view is made.
///
/// Source: Apple, `UIApplicationDelegateAdaptor`. Each session launches an instance of the app, with a
/// delegate of its own; an observable one is also in the environment.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a class.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self,
    _made: @MainActor () -> DelegateType = #_initializer
  ) {
    wrappedValue = _made()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Makes the delegate of an app for Macs, which hears that the app was launched before its first view is
/// made.
///
/// Source: Apple, `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a class.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self,
    _made: @MainActor () -> DelegateType = #_initializer
  ) {
    wrappedValue = _made()
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The property of an app that has a delegate.
@MainActor
protocol DelegateProperty {
  var delegate: NSObject { get }
  func launch()
}

extension UIApplicationDelegateAdaptor: DelegateProperty {
  var delegate: NSObject { wrappedValue }

  func launch() {
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}

extension NSApplicationDelegateAdaptor: DelegateProperty {
  var delegate: NSObject { wrappedValue }

  func launch() {
    NSApplication.shared.delegate = wrappedValue
    let name = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    wrappedValue.applicationDidFinishLaunching(Notification(name: name))
  }
}

extension App {
  /// The app once its delegates have heard that it was launched.
  func launched() -> Self {
    for property in delegates { property.launch() }
    return self
  }

  private var delegates: [any DelegateProperty] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any DelegateProperty }
  }

  /// The content of the windows, in whose environment the delegates are; nil where there is none.
  var content: AnyView? {
    let windows = body._windows
    let first =
      windows.count > 1 ? AnyView(FirstWindow(windows: windows)) : windows.first?.content(nil)
    return first.map { window in
      delegates.reduce(window) { window, property in
        if let object = property.delegate as? any ObservableObject {
          return window.offering(object)
        }
        if let object = property.delegate as? any (AnyObject & Observable) {
          return window.offering(object)
        }
        return window
      }
    }
  }
}

extension AnyView {
  fileprivate func offering<Object: ObservableObject>(_ object: Object) -> AnyView {
    AnyView(environmentObject(object))
  }

  fileprivate func offering<Object: AnyObject & Observable>(_ object: Object) -> AnyView {
    AnyView(environment(object))
  }
}
