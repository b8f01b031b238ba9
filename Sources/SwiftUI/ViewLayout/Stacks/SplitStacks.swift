/// Views side by side, whose borders one could drag on a Mac; a stack here.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates the view from several.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}

/// Views below one another, whose borders one could drag on a Mac; a stack here.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates the view from several.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { VStack { content } }
}
