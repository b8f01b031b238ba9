import NavigationCore

extension StackHost {
  /// The screen of a path's element; it is made when somebody has to see it.
  func unit(at index: Int) -> RenderUnit {
    if let unit = values[index].unit { return unit }
    let unit = RenderUnit(runtime: runtime)
    unit.stack = self
    unit.column = column
    unit.valueIndex = index
    unit.draw = { [unowned self] in drawValue(at: index, in: &$0) }
    values[index].unit = unit
    return unit
  }

  private func drawValue(at index: Int, in context: inout RenderContext) {
    let element = values[index].element
    context.environment = environment
    context.environment.dismiss = DismissAction(isPresented: true) { [weak self] in
      self?.pop(to: index)
    }
    guard let declaration = source(of: element, below: index)?.declaration else {
      return drawPlaceholder(for: element, in: &context)
    }
    context.entering(.type(declaration.type)) { declaration.render(element, &$0) }
  }

  /// Source: a test of lm's navigation-stack-backport on a system's own stack: an image named
  /// "Warning" takes the place of the missing screen.
  private func drawPlaceholder(
    for element: NavigationPath.Element, in context: inout RenderContext
  ) {
    context.output.isPlaceholder = true
    context.output.title = ""
    context.emit(
      ViewNode(
        .placeholder, label: "Warning", value: .element(element),
        systemImage: "exclamationmark.triangle.fill"))
  }

  /// Renders a screen where it, or what it is made from, is another than at its last rendering.
  ///
  /// - Returns: whether it was rendered.
  @discardableResult
  func freshen(_ unit: RenderUnit) -> Bool {
    let origin = origin(of: unit)
    if unit.origin != origin {
      unit.origin = origin
      unit.invalidate()
    }
    guard unit.isStale else { return false }
    render(unit)
    return true
  }

  private func origin(of unit: RenderUnit) -> RenderUnit.Origin {
    guard let index = unit.valueIndex else {
      return RenderUnit.Origin(source: nil, generation: 0, configuration: configuration)
    }
    let source = source(of: values[index].element, below: index)?.unit
    // The closure that makes this screen may have been made from another state of its own screen.
    if let source, source !== unit, source.valueIndex != nil { freshen(source) }
    return RenderUnit.Origin(
      source: source.map(ObjectIdentifier.init), generation: source?.generation ?? 0,
      configuration: configuration)
  }

  /// Renders a screen and notes what it declares and presents.
  private func render(_ unit: RenderUnit) {
    let oldTitle = unit.output.title
    unit.render()
    owners.append(unit)
    if let place = place(of: unit) {
      declarations.note(unit.output.destinations, at: place)
      if unit.valueIndex == exploredCount { exploredCount += 1 }
      if unit.output.title != oldTitle { log.noteTitle(at: place) }
    } else {
      log.noteStructure(from: values.count + 1)
    }
    for screen in views where screen.owner === unit { screen.unit.invalidate() }
    runtime?.learn(from: unit)
  }

  /// The place of a unit among the root and the path's screens.
  func place(of unit: RenderUnit) -> Int? {
    if unit === root { return 0 }
    return unit.valueIndex.map { $0 + 1 }
  }

  func isOnStack(_ unit: RenderUnit) -> Bool {
    if unit === root { return true }
    if let index = unit.valueIndex { return index < values.count && values[index].unit === unit }
    return views.contains { $0.unit === unit }
  }
}
