import OrderedJSON
import SceneModel

extension View {
  /// A field above the view, into which a text to look for is written.
  ///
  /// Source: Apple, `searchable(text:placement:prompt:)`.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
  }

  /// Puts a search field with a localized prompt above the view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field with a prompt above the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view; the flag has no effect.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
  }

  /// Puts a search field with a localized prompt above the view; the flag has no effect.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view; suggestions are not shown.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field with a localized prompt above the view; suggestions are not shown.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field with a prompt above the view; suggestions are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<S: View, T: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: T,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds an action for return in this view's text fields, or in its search field.
  ///
  /// Source: Apple, `onSubmit(of:_:)`.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentModified(content: self) { environment in
      let outer = environment.submit
      environment.submit = { trigger in
        if triggers.contains(trigger) { action() }
        outer?(trigger)
      }
    }
  }

  /// Keeps what is submitted in this view from the actions of the views around it.
  ///
  /// Source: Apple, `submitScope(_:)`.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentModified(content: self) { environment in
      if isBlocking { environment.submit = nil }
    }
  }
}

/// Shows the field above the view; around a stack or a split view, whose screens show nothing of
/// their surroundings, in the bar.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: Text
}

@MainActor
extension SearchableView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("searchable")) { context in
      let (text, prompt) = (text, prompt)
      let count = context.output.controls.count
      let traits = context.environment.searchField
      context.environment.searchField = SearchFieldTraits()
      let field = context.collectInside { context in
        let render: RenderClosure = {
          $0.emitField(
            text, isSecret: false, prompt: nil, look: traits.look,
            submittedAs: .search,
            label: { $0.emit(ViewNode(.text, label: $0.environment.words(of: prompt))) })
        }
        if let focus = traits.focus { context.follow(focus, render) } else { render(&context) }
      }
      let (wasNavigating, toolbar) = (context.containsNavigation, context.output.toolbar.count)
      let nodes = context.collect { $0.entering(.role("content")) { content._render(in: &$0) } }
      if context.containsNavigation && !wasNavigating {
        context.output.toolbar += field
      } else if context.output.toolbar.count > toolbar || context.findsBar(for: "searchable") {
        // Tabs have buttons in the bar; one of them can be for searching.
        context.output.nodes += field
      } else {
        context.removeControls(after: count, keeping: nodes)
      }
      context.output.nodes += nodes
      context.environment.searchField = traits
    }
  }
}

extension RenderContext {
  /// True if a stack or a split view has been rendered here.
  var containsNavigation: Bool { !output.containers.isEmpty }
}
