import NavigationCore
import OrderedJSON
import SceneModel

/// The value of a picker. Choosing one is no navigation.
struct PickerSelection<Value: Hashable>: SelectionBinding {
  let binding: Binding<Value>
  let found = FoundChoice()
  /// Follows a choice.
  var afterChoice: (() -> Void)?

  var drivesNavigation: Bool { false }
  var valueType: any Hashable.Type { Value.self }
  func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }

  func contains(_ tag: AnyHashable) -> Bool {
    let isChosen = (tag.base as? Value) == binding.wrappedValue
    if isChosen { found.isFound = true }
    return isChosen
  }

  func choose(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    binding.wrappedValue = value
    afterChoice?()
  }

  func element(for tag: AnyHashable) -> NavigationPath.Element? { nil }
  var current: SelectionRequest { .none }
  func check(_ wanted: Selection) throws(Refusal) {}
  func set(_ wanted: Selection) {}
  func register(in types: inout TypeRegistry) {}
}

/// The search of a picker's rows for the one that is selected.
final class FoundChoice {
  var isFound = false
}

extension RenderContext {
  /// The rows for the choices of a picker; without a selection none can be chosen.
  mutating func choices<Value: Hashable>(
    of selection: Binding<Value>?, afterChoice: (() -> Void)? = nil, _ content: RenderClosure
  ) -> [ViewNode] {
    let selection = selection.map { PickerSelection(binding: $0, afterChoice: afterChoice) }
    let known = output.problems.count
    let rows = collect { context in
      context.within({ $0 = ContainerContext(areRows: true, selection: selection) }, content)
    }
    if let selection, !selection.found.isFound { reportSelection(selection.binding, after: known) }
    return rows
  }

  /// Reports a selection that no choice has as its tag, unless tags of another type are the cause.
  private mutating func reportSelection<Value>(_ binding: Binding<Value>, after known: Int) {
    let isMismatch = output.problems.dropFirst(known).contains { $0.code == .tagMismatch }
    let problem = Problem.selectionWithoutTag(UTF8String("\(binding.wrappedValue)").shortened())
    if !isMismatch, !output.problems.contains(problem) { report(problem) }
  }
}

extension Problem {
  /// SwiftUI's own words, as Xcode logs them.
  fileprivate static func selectionWithoutTag(_ selection: UTF8String) -> Problem {
    Problem(
      code: .selectionWithoutTag,
      message: """
        Picker: the selection “\(selection.string)” is invalid and does not have an associated tag, this \
        will give undefined results.
        """,
      why: """
        No choice is selected then. Give one choice the selection as its tag, or set the selection \
        to a tag that exists. For nil, add a choice with .tag(nil as Value?).
        """,
      arguments: ["selection": .string(selection)])
  }
}
