import NavigationCore
import OrderedJSON
import SceneModel
import ViewRuntime

// The screens, the path and the problems, as a person finds them.
extension TestScene {
  private var view: RenderedView { runtime.rendering.view }

  /// The screen in front: an alert, or a sheet, or the top of the stack or of the last column.
  public var screen: TestScreen {
    let front = [view.alert, view.sheet, view.stack, view.detail, view.content, view.sidebar]
    return TestScreen(front.lazy.compactMap(\.self).first ?? RenderedScreen(title: "", body: []))
  }

  /// The alert, dialog or menu over everything, its title what it asks; nil if there is none.
  public var alert: TestScreen? { view.alert.map(TestScreen.init) }
  /// The sheet, cover or popover over the screens; nil if there is none.
  public var sheet: TestScreen? { view.sheet.map(TestScreen.init) }
  /// The inspector beside the screens; nil if there is none, and in a compact width, where it is a sheet.
  public var inspector: TestScreen? { view.inspector.map(TestScreen.init) }
  /// The sidebar's screen; nil while it is not visible, and if the columns are one stack.
  public var sidebar: TestScreen? { view.sidebar.map(TestScreen.init) }
  /// The content column's screen; nil while it is not visible, and if the columns are one stack.
  public var content: TestScreen? { view.content.map(TestScreen.init) }
  /// The detail's screen; nil while it is not visible, and if the columns are one stack.
  public var detail: TestScreen? { view.detail.map(TestScreen.init) }

  /// The titles of the screens on the detail's stack, the root's first, whether or not they are seen: in
  /// columns the sidebar's is not among them, and neither is that of a sheet or an alert.
  ///
  /// The title that a person sees is that of `screen`; a menu or a dialog is `alert`.
  public var titles: [String] { runtime.rendering.screens.map(\.title.string) }

  /// The values on the stack's path, the root's first, whatever type the author's path has.
  public var path: TestPath {
    TestPath(runtime.contents.path)
  }

  /// The value that is selected in a column; nil for none, and if several are.
  public func selection<Value>(
    in column: NavigationSplitViewColumn = .sidebar, as type: Value.Type = Value.self
  ) -> Value? {
    guard case .single(let element) = request(in: column) else { return nil }
    return element.value(as: type)
  }

  /// The number of values that are selected in a column.
  public func selectionCount(in column: NavigationSplitViewColumn = .sidebar) -> Int {
    switch request(in: column) {
    case .none: 0
    case .single: 1
    case .set(let elements): elements.count
    }
  }

  private func request(in column: NavigationSplitViewColumn) -> SelectionRequest {
    column == .sidebar ? runtime.contents.sidebar : runtime.contents.content
  }

  /// The states of affairs that surprise people in SwiftUI as well, such as a value without a destination.
  public var problems: [TestProblem] {
    let scene = runtime.description
    let outline = Outline(of: NavigationState(runtime.contents, in: scene), in: scene)
    return (runtime.rendering.problems + outline.problems).map(TestProblem.init)
  }

  /// The URL that leads to what is shown, if the app gives one.
  public var deepLink: String? { runtime.deepLinkURL?.absoluteString }
}
