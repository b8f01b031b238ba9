/// Says that there is nothing to show, and why.
///
/// Source: Apple, `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view with a label of views, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

@MainActor
extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label
      description
      actions
    }
    .styled("unavailable", true)
  }
}

extension ContentUnavailableView
where Label == ViewControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a localized title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view with a localized title and an image of the app.
  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { ViewControls.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view with a title and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { ViewControls.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view with a title that is a resource of the app and an image of the app.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(title), image: name, description: description)
  }

  /// Creates the view with a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ViewControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
  /// “No Results” with a magnifying glass.
  public struct Label: View {
    let title: String
    public var body: some View { ViewControls.Label(title, systemImage: "magnifyingglass") }
  }
  /// The advice to check the spelling.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  public static var search: Self { unavailable("No Results") }
  /// The view for a search without results, with the text that was looked for.
  public static func search(text: String) -> Self { unavailable("No Results for “\(text)”") }

  private static func unavailable(_ title: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(title: title) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
