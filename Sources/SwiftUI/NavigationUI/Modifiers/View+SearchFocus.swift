import OrderedJSON
import SceneModel

extension View {
  /// Moves the focus to this view's search field while a state is true, and away from it; the state
  /// follows the field on a page.
  ///
  /// Source: Apple, `searchFocused(_:)`.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Moves the focus to this view's search field while a state has a value, and away from it; the
  /// state follows the field on a page.
  ///
  /// Source: Apple, `searchFocused(_:equals:)`.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    EnvironmentModified(content: self) {
      $0.searchField.focus = FieldFocus(binding, equals: value)
    }
  }

  /// Makes this view's search field a button until it is used.
  ///
  /// Source: Apple, `searchToolbarBehavior(_:)`.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    EnvironmentModified(content: self) { $0.searchField.behavior = behavior }
  }
}

/// The look of a search field in a bar.
///
/// Source: Apple, `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let isMinimized: Bool
  /// A field.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button with a magnifying glass until the field is used.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

/// The focus of a field, as a state of the author holds it.
struct FieldFocus {
  let isFocused: () -> Bool
  /// Writes that a person has moved the focus to the field, or away from it.
  let move: (Bool) -> Void

  nonisolated init<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) {
    isFocused = { binding.wrappedValue == value }
    move = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.reset()
      }
    }
  }
}

/// The traits that the views around a search field give it.
struct SearchFieldTraits {
  var focus: FieldFocus?
  var behavior = SearchToolbarBehavior.automatic

  /// The operation that says what the field is.
  var look: StyleOperation {
    StyleOperation("search", behavior.isMinimized ? ["minimized": true] : true)
  }
}

extension EnvironmentValues {
  /// The traits of the next search field inside.
  var searchField: SearchFieldTraits {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }
}

private enum SearchFieldKey: EnvironmentKey {
  static var defaultValue: SearchFieldTraits { SearchFieldTraits() }
}

extension RenderContext {
  /// Renders a field whose focus a page reports, and moves when the author's code has changed it.
  @MainActor
  mutating func follow(_ focus: FieldFocus, _ render: RenderClosure) {
    let known = identity.stored { KnownFocus() }
    let measured = measuredView()
    let wanted = focus.isFocused()
    if known.isFocused != wanted {
      (known.isFocused, known.number) = (wanted, known.number + 1)
      measured.discardReport()
    }
    measured.onReport = { report in
      guard let isFocused = report.isFocused, isFocused != known.isFocused else { return }
      known.isFocused = isFocused
      focus.move(isFocused)
    }
    let start = output.nodes.count
    render(&self)
    if measured.id.isEmpty { return }
    let look: StyleValue = .object([
      "focus": .number(Double(known.number)), "focused": .only(wanted),
    ])
    markFirst(from: start, StyleOperation("follows", .members([.init(measured.id, look)])))
  }
}

/// The focus that a page knows of: as a person left it, or as the code wanted it last.
private final class KnownFocus {
  var isFocused = false
  /// The number of times that code has changed it.
  var number = 0
}
