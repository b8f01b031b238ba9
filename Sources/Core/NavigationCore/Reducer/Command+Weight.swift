extension Command {
  /// About how many bytes its values take to keep.
  public var weight: Int {
    let empty = NavigationPath.Element.emptyWeight
    return switch self {
    case .push(let elements, _), .setPath(let elements): empty + elements.weight
    case .replaceTop(let element), .popTo(.value(let element)), .remove(.value(let element)),
      .popToOrPush(let element), .present(let element?):
      empty + element.weight
    case .select(_, let request): empty + request.weight
    case .load(let contents):
      empty + contents.path.weight + contents.sidebar.weight + contents.content.weight
        + (contents.presented?.weight ?? 0)
    case .transaction(let commands): commands.reduce(empty) { $0 + $1.weight }
    default: empty
    }
  }
}

extension SelectionRequest {
  fileprivate var weight: Int {
    switch self {
    case .none: 0
    case .single(let element): element.weight
    case .set(let elements): elements.weight
    }
  }
}

extension [NavigationPath.Element] {
  fileprivate var weight: Int {
    var sum = 0
    for index in indices { sum += self[index].weight }
    return sum
  }
}
