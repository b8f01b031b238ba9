import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Rule: Identifiable {
  let id: Int
  var name: String
  var isOn = false
  var parts: [Rule]?
}

private struct Rules: View {
  @State private var rules = [Rule(id: 1, name: "Quiet"), Rule(id: 2, name: "Dark")]

  var body: some View {
    List($rules) { $rule in Toggle(rule.name, isOn: $rule.isOn) }
    Text(verbatim: "On: " + rules.filter(\.isOn).map(\.name).joined(separator: " "))
    Button("Forget the last") { rules.removeLast() }
  }
}

private struct Tree: View {
  @State private var rules = [
    Rule(id: 1, name: "All", parts: [Rule(id: 2, name: "Quiet"), Rule(id: 3, name: "Dark")])
  ]

  var body: some View {
    List($rules, children: \.parts) { $rule in Toggle(rule.name, isOn: $rule.isOn) }
    Text(verbatim: "On: " + (rules[0].parts ?? []).filter(\.isOn).map(\.name).joined())
  }
}

private struct OneRoot: View {
  @State private var rule = Rule(id: 1, name: "All", parts: [Rule(id: 2, name: "Quiet")])

  var body: some View {
    List {
      OutlineGroup($rule, id: \.name, children: \.parts) { $rule in
        TextField("Name", text: $rule.name)
      }
    }
    Text(verbatim: rule.name)
  }
}

@MainActor
@Suite struct BindingListTests {
  @Test func `a list of a binding writes back`() throws {
    let stage = Stage { Rules() }
    #expect(stage.texts.contains("On: "))
    try stage.tap("Dark")
    #expect(stage.texts.contains("On: Dark"))
    try stage.tap("Quiet")
    #expect(stage.texts.contains("On: Quiet Dark"))
  }

  @Test func `a row of a binding goes with its element`() throws {
    let stage = Stage { Rules() }
    try stage.tap("Forget the last")
    try stage.tap("Quiet")
    #expect(stage.texts.contains("On: Quiet"))
    #expect(stage.scene.rendering.problems.isEmpty)
  }

  @Test func `rows below others in a tree of a binding write back`() throws {
    let stage = Stage { Tree() }
    let group = try #require(stage.nodes.first { $0.kind == .section && $0.id != nil }?.id)
    _ = try stage.scene.tap(.id(group), text: nil)
    try stage.tap("Dark")
    #expect(stage.texts.contains("On: Dark"))
  }

  @Test func `a tree with one root shows it and writes back`() throws {
    let stage = Stage { OneRoot() }
    try stage.tap("Name", text: "Each")
    #expect(stage.texts.contains("Each"))
  }

  @Test func `a binding to a collection counts and indexes as it does`() {
    let numbers = Binding.constant([3, 1, 2])
    #expect(numbers.count == 3)
    #expect(numbers[numbers.index(numbers.startIndex, offsetBy: 2)].wrappedValue == 2)
    #expect(numbers.map(\.wrappedValue) == [3, 1, 2])
  }

  @Test func `a binding to an element that was removed keeps its value`() {
    let box = StateBox([1, 2])
    let numbers = Binding(get: { box.value }, set: { box.value = $0 })
    let last = numbers[1]
    box.value = [1]
    last.wrappedValue = 5
    #expect(last.wrappedValue == 2)
    #expect(box.value == [1])
  }
}
