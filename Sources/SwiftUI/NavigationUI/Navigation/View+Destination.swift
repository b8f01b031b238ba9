import NavigationCore
import OrderedJSON
import SceneModel

extension View {
  /// Shows the values of one type on the path.
  ///
  /// Source: Apple, `navigationDestination(for:destination:)`.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    DestinationView(content: self, location: CodeLocation(fileID, line), destination: destination)
  }

  /// Shows a view over this screen while the flag is true.
  ///
  /// Source: Apple, `navigationDestination(isPresented:destination:)`.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    PresentingView(
      content: self, kind: .flag, location: CodeLocation(fileID, line),
      element: { isPresented.wrappedValue ? NavigationPath.Element(true) : nil },
      present: { _ in isPresented.wrappedValue = true },
      deactivate: { isPresented.wrappedValue = false }, destination: destination())
  }

  /// Shows a view of the item over this screen while there is one.
  ///
  /// Source: Apple, `navigationDestination(item:destination:)`.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    PresentingView(
      content: self, kind: .item, location: CodeLocation(fileID, line),
      element: { item.wrappedValue.map { ElementCoding.element($0) } },
      present: { element throws(Refusal) in
        item.wrappedValue = try ElementCoding.value(element, as: Item.self)
      },
      deactivate: { item.wrappedValue = nil },
      destination: item.wrappedValue.map { destination($0) })
  }
}

struct DestinationView<Content: View, Value: Hashable, Destination: View> {
  let content: Content
  let location: CodeLocation?
  let destination: (Value) -> Destination
}

@MainActor
extension DestinationView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.recordNavigating("navigationDestination")
    // The outermost modifier of a screen comes first: it is nearest the root.
    context.output.destinations.append(
      DestinationDeclaration(
        for: Value.self, in: context, at: location, destination: destination))
    content._render(in: &context)
  }
}

struct PresentingView<Content: View, Destination: View> {
  let content: Content
  let kind: PresentationRequest.Kind
  let location: CodeLocation?
  /// The element that is presented now; nil if there is none.
  let element: () -> NavigationPath.Element?
  let present: (NavigationPath.Element) throws(Refusal) -> Void
  let deactivate: () -> Void
  let destination: Destination
}

@MainActor
extension PresentingView: PrimitiveView {
  private var origin: ScreenOrigin {
    ScreenOrigin(kind == .item ? .item : .isPresented, showing: Destination.self, at: location)
  }

  func _render(in context: inout RenderContext) {
    context.entering(.role("presenting")) { context in
      let element = element()
      if element != nil { context.recordNavigating("navigationDestination") }
      context.output.presentations.append(
        PresentationRequest(
          identity: context.identity, kind: kind, isActive: element != nil,
          isLazy: context.container.isLazy, element: element,
          destinationName: "\(Destination.self)", present: present, deactivate: deactivate,
          origin: origin,
          render: context.deferring { destination._render(in: &$0) }))
      content._render(in: &context)
    }
  }
}
