import NavigationCore
import OrderedJSON

extension ViewNode {
  /// About how many bytes it takes to keep, including its children and what a tap on it does.
  public var weight: Int {
    var sum = Self.emptyWeight + (label?.utf8.count ?? 0)
    switch value {
    case .text(let text)?: sum += text.utf8.count
    case .element(let element)?: sum += element.weight
    case .flag?, nil: break
    }
    return sum + children.weight
  }

  private static let emptyWeight = 400
}

extension [ViewNode] {
  /// The bytes that the rendering takes, about.
  public var weight: Int {
    var sum = 0
    for index in indices { sum += self[index].weight }
    return sum
  }
}

extension RenderedView {
  /// About how many bytes it takes to keep.
  public var weight: Int {
    [sidebar, content, detail, stack, inspector, sheet, alert].reduce(0) { sum, screen in
      sum + (screen.map { $0.body.weight + $0.toolbar.weight } ?? 0)
    }
  }
}

extension ScreenList {
  /// About how many bytes a screen takes to keep.
  public static let screenWeight = 160
}
