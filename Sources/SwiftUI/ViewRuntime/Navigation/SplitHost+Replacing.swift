import NavigationCore
import SceneModel

extension SplitHost {
  /// Shows in a column what a column before it presents, instead of the author's view.
  ///
  /// - Returns: true if that has changed.
  func replace(in column: ColumnHost) -> Bool {
    let wanted = request(for: column)
    if wanted?.request.identity === column.replacement?.identity { return false }
    column.replacement?.content.tearDown()
    column.replacement = wanted.map { replacement(of: $0.request, from: $0.owner, in: column) }
    if column === detail { column.base.stack?.changes.resetDescription() }
    return true
  }

  /// The nearest column before it that asks for something to be shown in a column.
  private func request(
    for column: ColumnHost
  ) -> (owner: ColumnHost, request: PresentationRequest)? {
    guard let index = columns.firstIndex(where: { $0 === column }) else { return nil }
    for (position, owner) in columns[..<index].enumerated().reversed() {
      let found = owner.requests.first { request in
        request.isActive && target(of: request, from: position) == index
      }
      if let found { return (owner, found) }
    }
    return nil
  }

  /// Links show in the next column; items and flags in the detail.
  ///
  /// Source: Apple, NavigationView ("columns") and navigationDestination(item:destination:).
  private func target(of request: PresentationRequest, from position: Int) -> Int {
    request.kind == .link || request.kind == .boundLink ? position + 1 : columns.count - 1
  }

  private func replacement(
    of request: PresentationRequest, from owner: ColumnHost, in column: ColumnHost
  ) -> ColumnHost.Replacement {
    let content = ColumnContent(runtime: runtime, isStack: column.name == .detail)
    content.attach(to: column)
    content.isLegacy = column.isLegacy
    let identity = request.identity
    content.configure(environment: environment) { [weak owner] context in
      guard let request = owner?.requests.first(where: { $0.identity === identity }) else { return }
      context.environment.dismiss = DismissAction(isPresented: true) { request.deactivate() }
      request.render(&context)
    }
    return ColumnHost.Replacement(owner: owner.host, identity: identity, content: content)
  }

  /// Dismisses the view that an earlier column presents in this one; false if there is none.
  func dismissReplacement(in column: ColumnHost?) -> Bool {
    guard let column, let replacement = column.replacement else { return false }
    for owner in columns {
      let request = owner.requests.first { $0.identity === replacement.identity }
      request?.deactivate()
      if request != nil { owner.host.invalidate() }
    }
    return true
  }

  /// The element that a leading column presents in the detail.
  var presented: NavigationPath.Element? {
    guard let detail, let replacement = detail.replacement else { return nil }
    let requests = columns.lazy.flatMap(\.requests)
    return requests.first { $0.identity === replacement.identity }?.element
  }

  /// The declaration of what a column shows.
  func origin(of column: ColumnHost) -> ScreenOrigin? {
    guard let replacement = column.replacement else { return origin }
    return columns.lazy.flatMap(\.requests).first { $0.identity === replacement.identity }?.origin
  }
}

extension ColumnHost {
  /// The requests of the column's view to show something in a later column; screens of a stack in it
  /// belong to that stack.
  var requests: [PresentationRequest] {
    if stack != nil { return [] }
    return host.output.presentations + [requestOfChosenValue].compactMap(\.self)
  }

  private var requestOfChosenValue: PresentationRequest? {
    guard let chosenValue, let declaration = host.output.destination(for: chosenValue.element)
    else { return nil }
    return PresentationRequest(
      identity: chosenValue.identity, kind: .value, isActive: true, element: chosenValue.element,
      deactivate: { [weak self] in self?.chosenValue = nil }, origin: declaration.origin,
      render: { [weak self] context in
        let declaration = self?.host.output.destination(for: chosenValue.element)
        declaration?.render(chosenValue.element, &context)
      })
  }

  /// A value link whose destination is declared in its own column.
  func choose(_ element: NavigationPath.Element) {
    deactivateLinks(but: nil)
    chosenValue = ChosenValue(element: element, identity: ViewIdentity(key: .role("value")))
    host.runtime?.hostBecameStale()
  }

  /// Deactivates the other links of the column: all of them show in the same column.
  func deactivateLinks(but identity: ViewIdentity?) {
    chosenValue = nil
    for request in host.output.presentations
    where request.isActive && request.identity !== identity
      && (request.kind == .link || request.kind == .boundLink)
    {
      request.deactivate()
    }
  }
}
