import Foundation
import NavigationCore
import OrderedJSON

extension View {
  /// Lets a tap on the view call an action.
  ///
  /// Source: Apple, `onTapGesture(count:perform:)`.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    TappableView(content: self, action: action)
  }

  /// Lets a tap on the view call an action; the point is always zero.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TappableView(content: self) { action(.zero) }
  }

  /// Puts buttons into the row, or into each of several rows, where a tap reaches them. A swipe shows
  /// them on the page, and no longer offers to delete the row.
  ///
  /// Source: Apple, `swipeActions(edge:allowsFullSwipe:content:)`.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    AttachedView(
      content: self, attachment: content(), role: edge == .leading ? "leading" : "trailing",
      allowsFullSwipe: allowsFullSwipe)
  }

  /// Puts the menu's buttons next to the view, where a tap reaches them.
  ///
  /// Source: Apple, `contextMenu(menuItems:)`.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    AttachedView(content: self, attachment: menuItems(), role: "menu")
  }

  /// Puts the menu's buttons next to the view; the preview is not shown.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    AttachedView(content: self, attachment: menuItems(), role: "menu")
  }

  /// Puts a number next to the view; 0 is not shown.
  ///
  /// Source: Apple, `badge(_:)`.
  public nonisolated func badge(_ count: Int) -> some View {
    let text = count == 0 ? nil : Text(verbatim: "\(count)")
    return AttachedView(content: self, attachment: text, role: "badge")
  }

  /// Puts a text next to the view.
  public nonisolated func badge(_ label: Text?) -> some View {
    AttachedView(content: self, attachment: label, role: "badge")
  }

  /// Puts a localized text next to the view.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    AttachedView(content: self, attachment: key.map { Text($0) }, role: "badge")
  }

  /// Puts a text next to the view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    AttachedView(content: self, attachment: label.map { Text($0) }, role: "badge")
  }

  /// The view keeps its state and its links' flags, and is not seen.
  ///
  /// Source: Apple, `hidden()`.
  public nonisolated func hidden() -> some View {
    HiddenView(content: self)
  }

  /// Calls a closure with a URL that no table of the scene takes.
  ///
  /// Source: Apple, `onOpenURL(perform:)`.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    URLHandlingView(content: self) { url in
      action(url)
      return true
    }
  }

  /// Names the view for people who cannot see it, and its control in `tap`.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    RelabelledView(content: self, label: label)
  }

  /// The older form of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// The older form of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Names the view for people who cannot see it, and its control in `tap`.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    RelabelledView(content: self, label: Text(labelKey))
  }

  /// Names the view for people who cannot see it, and its control in `tap`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    RelabelledView(content: self, label: Text(label))
  }

  /// Names the view's control for `tap`; the name is not visible.
  ///
  /// Source: Apple, `accessibilityIdentifier(_:)`.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedView(content: self, identifier: UTF8String(identifier))
  }
}
