import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct PickerSelectionTests {
  private final class Order: ObservableObject {
    @Published var size = "Huge"
    @Published var table: Int?
  }

  private struct Sizes<Style: PickerStyle>: View {
    @ObservedObject var order: Order
    let style: Style

    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $order.size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(style)
        }
      }
    }
  }

  private struct Tables: View {
    @ObservedObject var order: Order
    let offersNone: Bool

    var body: some View {
      Picker("Table", selection: $order.table) {
        if offersNone { Text("None").tag(nil as Int?) }
        Section { ForEach(1..<3) { Text("Table \($0)").tag($0) } }
      }
    }
  }

  private func messages(of stage: Stage) -> [String] {
    stage.scene.rendering.problems.filter { $0.code == .selectionWithoutTag }
      .map(\.message.string)
  }

  @Test func `a selection that is no choice is reported in SwiftUI's words, until it is one`()
    throws
  {
    let order = Order()
    let stage = Stage { Sizes(order: order, style: .inline) }
    #expect(
      messages(of: stage) == [
        "Picker: the selection “Huge” is invalid and does not have an associated tag, this will give "
          + "undefined results."
      ])
    #expect(stage.scene.rendering.problems.first?.level == .risky)
    try stage.tap("Large")
    #expect(order.size == "Large")
    #expect(messages(of: stage) == [])
  }

  @Test func `a picker in the style of a link reports it once, also while its choices are shown`()
    throws
  {
    let stage = Stage { Sizes(order: Order(), style: .navigationLink) }
    #expect(messages(of: stage).count == 1)
    try stage.tap("Size")
    #expect(messages(of: stage).count == 1)
    try stage.tap("Small")
    #expect(messages(of: stage) == [])
  }

  @Test func `nothing selected is a selection, which needs a choice too`() throws {
    let order = Order()
    #expect(messages(of: Stage { Tables(order: order, offersNone: true) }) == [])
    let stage = Stage { Tables(order: order, offersNone: false) }
    #expect(messages(of: stage).first?.contains("“nil” is invalid") == true)
    try stage.tap("Table 2")
    #expect(order.table == 2)
    #expect(messages(of: stage) == [])
  }

  @Test func `tags of another type are reported as such only`() throws {
    let stage = Stage {
      Picker("Size", selection: .constant("1")) { ForEach(1..<3) { Text("\($0)").tag($0) } }
    }
    #expect(Set(stage.scene.rendering.problems.map(\.code)) == [.tagMismatch])
  }
}
