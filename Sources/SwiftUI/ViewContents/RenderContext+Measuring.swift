import OrderedJSON
import SceneModel

extension MeasuredView {
  /// The members by which a style asks a page to report.
  package var members: [StyleValue.Member] {
    if id.isEmpty { return [] }
    let whole = interest.isRequested ? [StyleValue.Member("frame", true)] : []
    return [StyleValue.Member("measure", .word(id))] + whole
  }
}

extension RenderContext {
  /// The measurement of the view with this identity; it is removed together with the view.
  package mutating func measuredView() -> MeasuredView {
    let (identity, runtime) = (identity, host.runtime)
    return identity.stored { runtime?.addMeasuredView(below: identity) ?? MeasuredView(id: "") }
  }
}
