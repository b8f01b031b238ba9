import SceneStage
import Testing

@testable import NavigationUI
@testable import ViewRuntime

private final class Numbers: ObservableObject {
  @Published var numbers = Array(0..<50)
  @Published var position: Int?
}

/// Rows that can be deleted are scroll targets as others are.
@MainActor
@Suite struct EditableTargetTests {
  @Test func `code scrolls to a row that can be deleted, and gets its id`() throws {
    let numbers = Numbers()
    let scene = try scene {
      Watching(numbers) { bound in
        ScrollViewReader { proxy in
          List {
            ForEach(bound.numbers.wrappedValue, id: \.self) { Text(verbatim: "Row \($0)") }
              .onDelete { numbers.numbers.remove(atOffsets: $0) }
          }
          .onChange(of: bound.position.wrappedValue) { _, target in
            if let target { proxy.scrollTo(target) }
          }
        }
      }
    }
    scene.turn { numbers.position = 40 }
    let rows = try #require(scene.rendering.view.stack ?? scene.rendering.view.detail).body[0]
    let marked = rows.children.filter {
      $0.style?.operations.contains { $0.name == "scrolled" } ?? false
    }
    #expect(marked.compactMap { $0.children.first?.label } == ["Row 40"])
  }
}
