// The declarations that the lines of `uses.tsv` name.
import SwiftUI
import UniformTypeIdentifiers

struct Item: Identifiable, Hashable {
  var id = 1
  var name = "name"
  var isOn = false
  var children: [Item]?
}

enum Choice: String, CaseIterable { case one, two }
enum Field: Hashable { case name, mail }
struct Failure: Error {}

final class Model: ObservableObject {
  @Published var items: [Item] = []
}

@Observable final class Observed {
  var items: [Item] = []
}

struct Height: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct Level: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

struct Mark: TransactionKey {
  static var defaultValue: Int { 0 }
}

struct Shake: GeometryEffect {
  var animatableData = 0.0
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}

struct Board: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}

struct NoteFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

struct Small: PreviewContext {}

struct Tag: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Fault: LocalizedError { var errorDescription: String? { "fault" } }

struct Word: FocusedValueKey { typealias Value = String }
struct Number: FocusedValueKey { typealias Value = Binding<Int> }
extension FocusedValues {
  var word: String? {
    get { self[Word.self] }
    set { self[Word.self] = newValue }
  }
  var number: Binding<Int>? {
    get { self[Number.self] }
    set { self[Number.self] = newValue }
  }
}

enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

struct Share: LayoutValueKey {
  static let defaultValue = 1
}

struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { size, view in
      CGSize(
        width: size.width + CGFloat(view[Share.self])
          + view.spacing.distance(to: .zero, along: .horizontal),
        height: max(size.height, view.sizeThatFits(.unspecified).height))
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

struct Chart: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func makeCoordinator() -> Model { Model() }
}

struct Page: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class Delegate: NSObject, UIApplicationDelegate {}

final class ObservedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 0
}

/// The members that the lines of uses take from the view around them.
@MainActor struct Uses {
  @State var flag = false
  @State var string = ""
  @State var number = 0
  @State var double = 0.0
  @State var date = Date.now
  @State var days: Set<DateComponents> = []
  @State var color = Color.red
  @State var cgColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  @State var editMode = EditMode.inactive
  @State var detent = PresentationDetent.medium
  @State var visibility = Visibility.automatic
  @State var columns = NavigationSplitViewVisibility.automatic
  @State var column = NavigationSplitViewColumn.sidebar
  @State var path = NavigationPath()
  @State var attributed = AttributedString()
  @State var scrollPosition = ScrollPosition()
  @State var some: Int?
  @State var someItem: Item?
  @State var item = Item()
  @State var items: [Item] = []
  @State var many: Set<Int> = []
  @State var words: [String] = []
  @State var model = Model()
  @State var observed = Observed()
  @FocusState var focus: Bool
  @FocusState var field: Int?
  @AccessibilityFocusState var accessibilityFocus: Bool
  @AccessibilityFocusState var accessibilityField: Int?
  @Namespace var namespace
  let resource: LocalizedStringResource = "resource"
  let url = URL(fileURLWithPath: "/")
  let gradient = Gradient(colors: [.red, .blue])
  let error = Failure()
  let failure: Fault? = nil
  let document = NoteFile()
  let choice = Choice.one
  let delegate = Board()
  let effect = Shake()
  let publisher = Just(1)
  let notification = Notification.Name("a")
  let interval = DateInterval()
  let imageResource = ImageResource(name: "a", bundle: .main)
  let colorResource = ColorResource(name: "a", bundle: .main)
  let shaderFunction = ShaderFunction(library: .default, name: "f")
}

extension ContainerValues {
  @Entry var isMarked = false
}

struct RedMark: TextAttribute {}

struct PlainRenderer: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout { ctx.draw(line) }
  }
}

struct PlainPreview: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

@MainActor let u = Uses()
