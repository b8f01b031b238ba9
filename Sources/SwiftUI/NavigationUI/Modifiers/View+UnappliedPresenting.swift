// Modifiers that present, without the place of the call, for references that are not applied at once.
extension View {
  /// Presents a sheet while a flag is true.
  @_disfavoredOverload
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content, fileID: "", line: 0)
  }

  /// Presents a sheet of an item while it exists; a different item is a different sheet.
  @_disfavoredOverload
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content, fileID: "", line: 0)
  }

  /// Presents a view like a sheet while a flag is true, even if there is room for a column.
  @_disfavoredOverload
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    inspector(isPresented: isPresented, content: content, fileID: "", line: 0)
  }

  /// Presents a view like a sheet while a flag is true; a person cannot dismiss it by hand.
  @_disfavoredOverload
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    fullScreenCover(
      isPresented: isPresented, onDismiss: onDismiss, content: content, fileID: "", line: 0)
  }

  /// Presents a view of an item like a sheet while it exists; a person cannot dismiss it by hand.
  @_disfavoredOverload
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss, content: content, fileID: "", line: 0)
  }

  /// Presents a view like a sheet while a flag is true.
  @_disfavoredOverload
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: content, fileID: "", line: 0)
  }

  /// Presents a view of an item like a sheet while it exists.
  @_disfavoredOverload
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content,
      fileID: "", line: 0)
  }

  /// Shows the values of one type on the path.
  @_disfavoredOverload
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    navigationDestination(for: data, destination: destination, fileID: "", line: 0)
  }

  /// Shows a view over this screen while the flag is true.
  @_disfavoredOverload
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    navigationDestination(isPresented: isPresented, destination: destination, fileID: "", line: 0)
  }

  /// Shows a view of the item over this screen while there is one.
  @_disfavoredOverload
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    navigationDestination(item: item, destination: destination, fileID: "", line: 0)
  }

  /// Presents an alert while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    alert(isPresented: isPresented, content: content, fileID: "", line: 0)
  }

  /// Presents an alert about an item while it exists.
  @_disfavoredOverload
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item: item, content: content, fileID: "", line: 0)
  }

  /// Presents a choice while a flag is true.
  @_disfavoredOverload
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    actionSheet(isPresented: isPresented, content: content, fileID: "", line: 0)
  }

  /// Presents a choice about an item while it exists.
  @_disfavoredOverload
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    actionSheet(item: item, content: content, fileID: "", line: 0)
  }

  /// Presents an alert with an error's description while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: actions, fileID: "", line: 0)
  }

  /// Presents an alert with an error's description and a message while a flag is true.
  @_disfavoredOverload
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: actions, message: message, fileID: "",
      line: 0)
  }
}
