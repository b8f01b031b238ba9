import NavigationUI

/// The subviews and sections that a view falls apart into.
@MainActor
struct Parts {
  private(set) var sections: [SectionConfiguration] = []
  private(set) var subviews: [Subview] = []
  /// The subviews since the last section.
  private var loose: [Subview] = []

  init(of view: some View) {
    add(view, at: [], values: ContainerValues())
    finishLooseSection()
  }

  mutating func add(_ view: any View, at path: [AnyHashable], values: ContainerValues) {
    if let view = view as? any Dividing {
      view.divide(into: &self, at: path, values: values)
    } else {
      let subview = Subview(view, at: path, values: values)
      subviews.append(subview)
      loose.append(subview)
    }
  }

  mutating func addSection(
    header: some View, content: some View, footer: some View, at path: [AnyHashable],
    values: ContainerValues
  ) {
    finishLooseSection()
    let head = Parts(of: header).subviews.below(path + [0])
    let rows = Parts(of: content).subviews.below(path + [1])
    let foot = Parts(of: footer).subviews.below(path + [2])
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: path), containerValues: values,
        header: SubviewsCollection(head), footer: SubviewsCollection(foot),
        content: SubviewsCollection(rows)))
    subviews += head + rows + foot
  }

  private mutating func finishLooseSection() {
    guard let first = loose.first else { return }
    let none = SubviewsCollection([])
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: first.id.path), containerValues: ContainerValues(),
        header: none, footer: none, content: SubviewsCollection(loose)))
    loose = []
  }
}

extension [Subview] {
  fileprivate func below(_ path: [AnyHashable]) -> [Subview] {
    map { Subview($0, at: path + $0.id.path, values: $0.containerValues) }
  }
}

/// A view that falls apart into others.
@MainActor
protocol Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues)
}

extension EmptyView: Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {}
}

extension TupleView: Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    for (index, part) in Mirror(reflecting: value).children.enumerated() {
      guard let view = part.value as? any View else { continue }
      parts.add(view, at: path + [index], values: values)
    }
  }
}

extension Group: Dividing where Content: View {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    parts.add(held, at: path, values: values)
  }
}

extension Optional: Dividing where Wrapped: View {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    if let self { parts.add(self, at: path + [true], values: values) }
  }
}

extension _ConditionalContent: Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    switch storage {
    case .first(let view): parts.add(view, at: path + [true], values: values)
    case .second(let view): parts.add(view, at: path + [false], values: values)
    }
  }
}

extension ForEach: Dividing where Content: View {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    for element in data {
      parts.add(content(element), at: path + [AnyHashable(id(element))], values: values)
    }
  }
}

extension Section: Dividing where Parent: View, Content: View, Footer: View {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    parts.addSection(header: header, content: content, footer: footer, at: path, values: values)
  }
}

extension TaggedView: Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    var values = values
    values.setTag(tag)
    parts.add(content, at: path, values: values)
  }
}

extension ContainerValuedView: Dividing {
  func divide(into parts: inout Parts, at path: [AnyHashable], values: ContainerValues) {
    var values = values
    values[keyPath: keyPath] = value
    parts.add(content, at: path, values: values)
  }
}
