import NavigationCore
import OrderedJSON
import SceneModel
import TestSupport

/// Renderings as views may make them, each a few changes away from the one before.
struct RandomRendering {
  private(set) var rendering = Rendering()
  private var generator: SeededGenerator
  private var controls = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    rendering.screens = [StackScreen(title: "Root", source: .root)]
    rendering.view.detail = screen()
  }

  mutating func step() {
    for _ in 0...generator.below(3) { change() }
  }

  private mutating func change() {
    switch generator.below(13) {
    case 0: push(generator.below(200))
    case 1, 2: push(1)
    case 3: rendering.screens.removeLast(generator.below(rendering.screens.count + 1))
    case 4: retitle()
    case 5: rendering.view.isCollapsed.toggle()
    case 6: rendering.view.sheet = generator.chance(1, in: 2) ? screen() : nil
    case 7: rendering.problems = problems()
    case 8: animate()
    default: changeVisible()
    }
  }

  private mutating func animate() {
    let number = StyleValue.number(Double(generator.below(3)))
    rendering.view.animation =
      generator.chance(1, in: 3) ? nil : .members([.init("change", number)])
  }

  private mutating func push(_ count: Int) {
    for _ in 0..<count {
      let index = rendering.screens.count
      let sources: [StackScreen.Source] = [.path(index: index), .link, .presented]
      rendering.screens.append(
        StackScreen(title: word(), source: generator.pick(sources)))
    }
  }

  private mutating func retitle() {
    if rendering.screens.isEmpty { return }
    let index = generator.below(rendering.screens.count)
    rendering.screens[index] = StackScreen(title: word(), source: .link)
  }

  private mutating func problems() -> [Problem] {
    (0..<generator.below(4)).map { _ in
      Problem(
        code: generator.pick(Problem.Code.allCases), message: word(),
        why: generator.chance(1, in: 2) ? word() : nil,
        element: generator.chance(1, in: 2) ? ElementID(rawValue: 1) : nil,
        control: generator.chance(1, in: 2) ? word() : nil)
    }
  }

  private mutating func changeVisible() {
    var screen: RenderedScreen? = rendering.view.detail ?? screen()
    switch generator.below(6) {
    case 0: screen = generator.chance(1, in: 2) ? self.screen() : nil
    case 1: screen?.toolbar = nodes(depth: 1)
    case 2: screen?.back = generator.chance(1, in: 2) ? word() : nil
    default:
      if var body = screen?.body {
        change(&body, depth: 3)
        screen?.body = body
      }
    }
    rendering.view.detail = screen
    if generator.chance(1, in: 3) { rendering.view.sidebar = screen }
    if generator.chance(1, in: 3) { rendering.view.stack = screen }
  }

  private mutating func change(_ nodes: inout [ViewNode], depth: Int) {
    if nodes.isEmpty || generator.chance(1, in: 4) {
      nodes.insert(node(depth: depth), at: generator.below(nodes.count + 1))
    } else if generator.chance(1, in: 4) {
      nodes.remove(at: generator.below(nodes.count))
    } else {
      change(&nodes[generator.below(nodes.count)], depth: depth)
    }
  }

  private mutating func change(_ node: inout ViewNode, depth: Int) {
    switch generator.below(8) {
    case 0: node.label = generator.chance(1, in: 3) ? nil : word()
    case 1: node.isSelected = generator.pick([nil, true, false])
    case 2: node.isDisabled.toggle()
    case 3: node.value = generator.pick([nil, .text(word()), .flag(true), .element(.init(7))])
    case 4: node.systemImage = generator.chance(1, in: 2) ? nil : word()
    case 5: node.axis = generator.pick([nil, .vertical, .horizontal])
    default: if depth > 0 { change(&node.children, depth: depth - 1) }
    }
  }

  private mutating func screen() -> RenderedScreen {
    RenderedScreen(title: word(), body: nodes(depth: 2))
  }

  private mutating func nodes(depth: Int) -> [ViewNode] {
    (0..<generator.below(6)).map { _ in node(depth: depth) }
  }

  private mutating func node(depth: Int) -> ViewNode {
    controls += 1
    return ViewNode(
      generator.pick(ViewNode.Kind.allCases),
      id: generator.chance(1, in: 2) ? "n\(controls)" : nil, label: word(),
      children: depth == 0 ? [] : nodes(depth: depth - 1))
  }

  private mutating func word() -> UTF8String {
    generator.pick(["a", "b", "é\n\"", "Inbox", "A longer text that stands on a screen", ""])
  }
}
