import SwiftUI

enum Route: Hashable, Codable { case detail(Int), settings }

@Observable final class Router {
  var path = NavigationPath()
  var saved: Data?
  func save() { saved = try? JSONEncoder().encode(path.codable) }
  func open(_ r: Route) { path.append(r) }
}
struct Park: Hashable, Identifiable, Codable { var id: Int; var name: String }

extension EnvironmentValues { @Entry var tintLevel: Double = 1 }

@Animatable struct Wave: Shape {
  var amount: Double
  func path(in rect: CGRect) -> Path { var p = Path(); p.addRect(rect); return p }
}
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
struct ContentView: View {
  @State private var router = Router()
  @State private var parks = [Park(id: 1, name: "A")]
  @State private var width = 0.0
  @Environment(\.tintLevel) private var level
  @AppStorage("x") private var x = 1
  @SceneStorage("y") private var y = ""
  @FocusState private var focused: Bool
  var body: some View {
    NavigationStack(path: $router.path) {
      List(parks) { park in NavigationLink(park.name, value: park) }
        .navigationDestination(for: Park.self) { Text($0.name) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let n): Text("\(n)");
          case .settings: Text("s")
          }
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Go") {
              router.open(.detail(3)); router.path.removeLast()
            }
          }
        }
        .overlay { Wave(amount: 1).fill(.red) }
        .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width * 0) }
        .task { await load() }
    }
  }
  func load() async { parks = [] }
}
let shapes: [any Shape & Sendable] = [Wave(amount: 1)]
nonisolated func off() -> CGSize { Wave(amount: 2).sizeThatFits(.unspecified) }
#Preview {
  @Previewable @State var n = 1; ContentView()
}
