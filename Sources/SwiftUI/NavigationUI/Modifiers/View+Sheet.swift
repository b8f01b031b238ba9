import Foundation
import OrderedJSON
import Platform
import SceneModel

extension View {
  /// Presents a sheet while a flag is true.
  ///
  /// Source: Apple, `sheet(isPresented:onDismiss:content:)`.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      isPresented: isPresented, at: CodeLocation(fileID, line), onDismiss: onDismiss,
      content: content)
  }

  /// Presents a sheet of an item while it exists; a different item is a different sheet.
  ///
  /// Source: Apple, `sheet(item:onDismiss:content:)`.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      of: item, at: CodeLocation(fileID, line), onDismiss: onDismiss, content: content)
  }

  /// Shows a view in a column beside the content while a flag is true; in a compact width, as a sheet.
  ///
  /// Source: Apple, `inspector(isPresented:content:)`.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      isPresented: isPresented, at: CodeLocation(fileID, line), as: "inspector", onDismiss: nil,
      content: content)
  }

  /// Presents a view like a sheet while a flag is true; a person cannot dismiss it by hand.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      isPresented: isPresented, at: CodeLocation(fileID, line), as: "cover", onDismiss: onDismiss,
      content: content)
  }

  /// Presents a view of an item like a sheet while it exists; a person cannot dismiss it by hand.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      of: item, at: CodeLocation(fileID, line), as: "cover", onDismiss: onDismiss, content: content)
  }

  /// Presents a view like a sheet while a flag is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      isPresented: isPresented, at: CodeLocation(fileID, line), as: "popover", onDismiss: nil,
      content: content)
  }

  /// Presents a view of an item like a sheet while it exists.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presentingSheet(
      of: item, at: CodeLocation(fileID, line), as: "popover", onDismiss: nil, content: content)
  }
}

extension View {
  /// - Parameter needsControl: no gesture dismisses it.
  private nonisolated func presentingSheet<Content: View>(
    isPresented: Binding<Bool>, at location: CodeLocation?, as form: UTF8String = "sheet",
    onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> ModalPresentingView<Self> {
    // Rendered only on the main actor, wherever the view was created.
    let content = UncheckedSendable(content)
    return ModalPresentingView(content: self) { identity, environment in
      var request = ModalRequest(
        identity: identity, kind: .sheet, isActive: isPresented.wrappedValue,
        environment: environment,
        deactivate: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        render: { $0.renderCached(content.value) { $0() } })
      request.needsControl = form == "cover"
      request.form = form
      request.origin = ScreenOrigin(.isPresented, showing: Content.self, at: location)
      return request
    }
  }

  private nonisolated func presentingSheet<Item: Identifiable, Content: View>(
    of item: Binding<Item?>, at location: CodeLocation?, as form: UTF8String = "sheet",
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> ModalPresentingView<Self> {
    // Rendered only on the main actor, wherever the view was created.
    let content = UncheckedSendable(content)
    return ModalPresentingView(content: self) { identity, environment in
      let value = item.wrappedValue
      let shown = UncheckedSendable(value)
      var request = ModalRequest(
        identity: identity, kind: .sheet, item: value.map { AnyHashable($0.id) },
        isActive: value != nil,
        environment: environment, deactivate: { item.wrappedValue = nil }, onDismiss: onDismiss,
        render: { context in
          guard let value = shown.value else { return }
          context.renderCached(ItemContent(item: value, make: content.value)) { $0.make($0.item) }
        })
      request.needsControl = form == "cover"
      request.form = form
      request.origin = ScreenOrigin(.item, showing: Content.self, at: location)
      return request
    }
  }
}

/// A view that presents something modally.
struct ModalPresentingView<Content: View> {
  let content: Content
  let request: (ViewIdentity, EnvironmentValues) -> ModalRequest
}

@MainActor
extension ModalPresentingView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("cover")) { context in
      context.presentModally(request(context.identity, context.environment))
      content._render(in: &context)
    }
  }
}

/// An item, and the closure that creates its sheet.
private struct ItemContent<Item, Content: View> {
  let item: Item
  let make: (Item) -> Content
}
