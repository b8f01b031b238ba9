import NavigationCore

extension ViewNode.Axis {
  /// The axis as styles name it.
  package var styleValue: StyleValue {
    switch self {
    case .horizontal: "h"
    case .vertical: "v"
    case .depth: "z"
    }
  }
}
