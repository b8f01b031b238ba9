import Foundation
import NavigationCore
import OrderedJSON

/// How far something is, or that it goes on.
///
/// Source: Apple, `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let label: Label
  private let fraction: Double?

  init(label: Label, fraction: Double?) {
    self.label = label
    self.fraction = fraction
  }

  public func _render(in context: inout RenderContext) {
    context.entering(.role("ProgressView")) { context in
      let title = context.labelText(label._render)
      let percent = fraction.map { "\(Int(($0 * 100).rounded())) %" }
      let words = [title.string, percent ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      context.emit(
        ViewNode(
          words.isEmpty ? .image : .text, label: words.isEmpty ? "In progress" : UTF8String(words),
          systemImage: fraction == nil ? "progress.indicator" : nil))
    }
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(label: EmptyView(), fraction: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), fraction: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), fraction: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(title), fraction: value.map { Double($0 / total) })
  }
}
