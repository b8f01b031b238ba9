import Foundation
import OrderedJSON
import SceneModel

/// A title with a symbol.
///
/// Source: Apple, `Label`.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label with a title of views and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

@MainActor
extension Label: PrimitiveView {
  /// Words with a symbol are one text; other views are shown side by side.
  public func _render(in context: inout RenderContext) {
    context.entering(.role("Label")) { context in
      let isDrawn = context.drawByStyle(
        .label,
        LabelStyleConfiguration(
          title: { title._render(in: &$0) }, icon: { icon._render(in: &$0) }))
      if isDrawn { return }
      let icons = context.collectInside { $0.entering(.role("icon")) { icon._render(in: &$0) } }
      let titles = context.collectInside { $0.entering(.role("title")) { title._render(in: &$0) } }
      if let title = titles.only, title.kind == .text, icons.count <= 1,
        icons.allSatisfy({ $0.kind == .image })
      {
        var node = title
        node.systemImage = icons.first?.systemImage ?? title.systemImage
        node.style = context.styles.style(
          title.style,
          StyleOperation("label", .word(context.environment.controlLooks.label ?? "titleAndIcon")))
        return context.emit(node)
      }
      context.emitStack(.horizontal) { $0.output.nodes += icons + titles }
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// A value with the words that say what it is.
///
/// Source: Apple, `LabeledContent`.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates labelled content with a label of views and views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@MainActor
extension LabeledContent: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    let isDrawn = context.drawByStyle(
      .labeledContent,
      LabeledContentStyleConfiguration(
        label: { label._render(in: &$0) }, content: { content._render(in: &$0) }))
    if isDrawn { return }
    let usual = HStack {
      label
      content
    }
    usual.styled("labeled", true)._render(in: &context)
  }
}

extension RenderContext {
  /// Renders a value with its label at the other end of the row.
  mutating func renderLabeled(
    _ label: @escaping RenderClosure, value: @escaping RenderClosure
  ) {
    let labeled = LabeledContent {
      StyledPart("value", value)
    } label: {
      StyledPart("label", label)
    }
    labeled._render(in: &self)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// Creates labelled content with a localized title and views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates labelled content with a title and views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content with a localized title and a string.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates labelled content with a title and a string.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates labelled content with a localized title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates labelled content with a title and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
