import OrderedJSON

extension SceneView {
  /// What a tap on a row does: it selects the row's element.
  ///
  /// - Throws: `noSuchControl` where no visible row is meant.
  public func command(tapping control: ControlReference) throws(Refusal) -> Command {
    for screen in [content, sidebar].compactMap(\.self) {
      for row in screen.rows where screen.row(row, isMeantBy: control) {
        return .select(screen.column, .single(row.element))
      }
    }
    throw .noSuchControl(control)
  }
}

extension SceneView.Screen {
  /// What `tap` takes for a row of this screen.
  public func controlID(of row: SceneDescription.Row) -> UTF8String {
    "\(column.rawValue)/\(row.id)"
  }

  fileprivate func row(_ row: SceneDescription.Row, isMeantBy control: ControlReference) -> Bool {
    switch control {
    case .id(let id): id == controlID(of: row)
    case .label(let label): label == row.label
    }
  }
}
