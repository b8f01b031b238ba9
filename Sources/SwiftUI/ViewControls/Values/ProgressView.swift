import Foundation
import OrderedJSON
import SceneModel

/// The progress of a task, or the sign that it goes on.
///
/// Source: Apple, `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let fraction: Double?

  init(label: Label, currentValueLabel: CurrentValueLabel, fraction: Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }
}

@MainActor
extension ProgressView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("ProgressView")) { context in
      if context.drawByStyle(.progress, configuration) { return }
      let title = context.labelText { label._render(in: &$0) }
      let percent = fraction.map { "\(Int(($0 * 100).rounded())) %" }
      let words = [title.string, percent ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      var node = ViewNode(
        words.isEmpty ? .image : .text, label: words.isEmpty ? "In progress" : UTF8String(words),
        systemImage: fraction == nil ? "progress.indicator" : nil)
      let look: StyleValue = .object([
        "value": .number(fraction), "title": title.isEmpty ? nil : .word(title),
        "style": context.environment.controlLooks.progress.map(StyleValue.word),
      ])
      node.style = context.styles.style(nil, StyleOperation("progress", look))
      context.emit(node)
    }
  }

  /// Creates a progress view for the part of a total that is done, with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      fraction: value.map { Double($0 / total) })
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fraction: fraction, label: StyledPart("label", of: label),
      currentValueLabel: StyledPart("value", of: currentValueLabel))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  init(label: Label, fraction: Double?) {
    self.init(label: label, currentValueLabel: EmptyView(), fraction: fraction)
  }

  /// Creates a progress view for work of unknown length.
  public init() where Label == EmptyView {
    self.init(label: EmptyView(), fraction: nil)
  }

  /// Creates a progress view for work of unknown length, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: nil)
  }

  /// Creates a progress view for work of unknown length, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), fraction: nil)
  }

  /// Creates a progress view for work of unknown length, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), fraction: nil)
  }

  /// Creates a progress view for the part of a total that is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  /// Creates a progress view for the part of a total that is done, with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }

  /// Creates a progress view for the part of a total that is done, with a localized title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }

  /// Creates a progress view for the part of a total that is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(title), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == StyledPart?, CurrentValueLabel == StyledPart? {
  /// The progress view that a style is to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted)
  }
}
