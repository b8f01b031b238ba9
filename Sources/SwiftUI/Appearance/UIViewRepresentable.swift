import UIKit

/// A view of UIKit in a tree of views; it is not created, and a box shows the type's name.
///
/// Source: Apple, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

/// The surroundings of a view of UIKit.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view notifies.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The change that updates it; always without animation.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public var body: Never { preconditionFailure("A view of UIKit is not made") }
  public func _render(in context: inout RenderContext) {
    UndrawnBox(String(describing: Self.self))._render(in: &context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// A controller of UIKit in a tree of views; it is not created, and a box shows the type's name.
///
/// Source: Apple, `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The surroundings of a controller of UIKit.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller notifies.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The change that updates it; always without animation.
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { preconditionFailure("A controller of UIKit is not made") }
  public func _render(in context: inout RenderContext) {
    UndrawnBox(String(describing: Self.self))._render(in: &context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}
