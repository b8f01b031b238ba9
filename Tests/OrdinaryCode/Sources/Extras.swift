import SwiftUI

// Other parts of SwiftUI that apps use.

struct Dial: View, Equatable {
  let value: Int
  let onDraw: () -> Void

  nonisolated static func == (lhs: Dial, rhs: Dial) -> Bool { lhs.value == rhs.value }

  var body: some View {
    onDraw()
    return Text("Dial \(value)")
  }
}

@Observable
final class Recipe {
  var name = "Soup"
  var servings = 2
}

struct RecipeEditor: View {
  @Bindable var recipe: Recipe

  var body: some View {
    TextField("Name", text: $recipe.name)
    Stepper("Servings: \(recipe.servings)", value: $recipe.servings)
  }
}

struct Wave: Shape {
  var phase: Angle
  var height: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase.degrees, height) }
    set { (phase, height) = (.degrees(newValue.first), newValue.second) }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Shake: AnimatableModifier {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: amount) }
}

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(proposal.replacingUnspecifiedDimensions()) { size, view in
      CGSize(width: size.width + view.sizeThatFits(.unspecified).width, height: size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

struct ExtrasScreen: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.requestReview) private var requestReview
  @Environment(\.undoManager) private var undoManager
  @Environment(\.refresh) private var refresh
  @Environment(\.appearsActive) private var appearsActive
  @AppStorage("lastVisit") private var lastVisit = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var isWide = false
  @State private var isInspecting = false
  @State private var volume = 0.5
  @State private var position = ScrollPosition(edge: .top)
  @State private var query = ""
  @State private var draws = 0
  @State private var ticks = 0
  @State private var recipe = Recipe()
  private let diary: DrawDiary

  init(diary: DrawDiary) { self.diary = diary }

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    NavigationStack {
      ScrollView {
        Dial(value: ticks / 2) { diary.draws += 1 }.equatable()
        Button("Tick") { ticks += 1 }
        layout {
          Text("First")
          Text("Second")
        }
        Flow { Text("Flowing") }
        RecipeEditor(recipe: recipe)
        ColorPicker("Colour", selection: $color, supportsOpacity: false)
        Gauge(value: 3, in: 0...4) { Text("Level") }.gaugeStyle(.accessoryCircular)
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.3")
        }
        Toggle("Wide", isOn: $isWide).toggleStyle(SwitchToggleStyle(tint: .green))
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        }
        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, style: .time)
        }
        Wave(phase: .degrees(90) + .radians(1) * 2, height: 1).modifier(Shake(amount: 1))
        Button("Inspect") { isInspecting = true }
        Button("Window") { openWindow(id: "other") }
      }
      .scrollPosition($position)
      .animation(.spring(duration: 0.3, bounce: 0.2), value: isWide)
      .animation(.interactiveSpring(response: 0.3), value: ticks)
      .searchable(text: $query) { Text("Suggestion").searchCompletion("x") }
      .accessibility(identifier: "extras")
      .inspector(isPresented: $isInspecting) { Text("Inspected").navigationTitle("Inspector") }
      .navigationTitle("Extras")
    }
  }
}

@MainActor
final class DrawDiary {
  var draws = 0
}

struct ExtrasScreen_Previews: PreviewProvider {
  static var previews: some View {
    ExtrasScreen(diary: DrawDiary())
      .previewLayout(.fixed(width: 300, height: 200))
      .previewDisplayName("Extras")
      .previewDevice("iPhone 15")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
