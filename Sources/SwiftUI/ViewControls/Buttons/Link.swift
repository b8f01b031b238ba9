import Foundation
import SceneModel

/// A control that opens a URL.
///
/// Source: Apple, `Link`.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

@MainActor
extension Link: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let (destination, openURL) = (destination, context.environment.openURL)
    context.entering(.role("Link")) { context in
      context.emitButton(role: nil, label: { [label] in label._render(in: &$0) }) {
        openURL(destination)
      }
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that would share something: it is shown and does nothing.
///
/// Source: Apple, `ShareLink`.
public struct ShareLink<Label: View> {
  private let label: Label

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == ViewControls.Label<Text, Image> {
    label = ViewControls.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Creates a link to share an item; it is shown and does nothing.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Label == ViewControls.Label<Text, Image> {
    label = ViewControls.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

@MainActor
extension ShareLink: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("ShareLink")) { context in
      context.emitControl(.button, label: { label._render(in: &$0) }) { _ in }
    }
  }
}
