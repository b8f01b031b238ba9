import NavigationCore
import OrderedJSON

extension View {
  /// A field above the view, into which a text to look for is written.
  ///
  /// Source: Apple, `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt.string)
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt.string)
  }

  /// Suggestions and scopes are not shown.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }

  /// What pressing return in a text field of this view does.
  ///
  /// Source: Apple, `onSubmit(of:_:)`.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentModified(content: self) { environment in
      let outer = environment.submit
      environment.submit = {
        action()
        outer?()
      }
    }
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

/// Where the field stands; accepted and without effect.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// The field stands above the view; around a stack or a split view, whose screens show nothing of
/// what is around them, it stands in the bar.
struct SearchableView<Content: View>: PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: String

  func _render(in context: inout RenderContext) {
    context.entering(.role("searchable")) { context in
      let (text, prompt) = (text, prompt)
      let field = context.collectInside { context in
        context.emitField(
          text, isSecret: false, prompt: nil,
          label: { $0.emit(ViewNode(.text, label: UTF8String(prompt))) })
      }
      let wasNavigating = context.isAroundNavigation
      let nodes = context.collect { $0.entering(.role("content"), content._render) }
      if context.isAroundNavigation && !wasNavigating {
        context.output.toolbar += field
      } else {
        context.output.nodes += field
      }
      context.output.nodes += nodes
    }
  }
}

extension RenderContext {
  /// Whether a stack or a split view has been rendered here.
  var isAroundNavigation: Bool { output.stack != nil || output.split != nil }
}
