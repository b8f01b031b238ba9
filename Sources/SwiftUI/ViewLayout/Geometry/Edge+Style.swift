import NavigationCore
import OrderedJSON

extension Axis.Set {
  /// The axes as styles name them: `h`, `v` or `hv`.
  package var styleWord: UTF8String {
    switch (contains(.horizontal), contains(.vertical)) {
    case (true, true): "hv"
    case (true, false): "h"
    case (false, _): "v"
    }
  }
}

extension Edge.Set {
  /// The edges as styles name them: a letter each.
  package var styleWord: UTF8String {
    let letters: [(Edge.Set, String)] = [
      (.top, "t"), (.leading, "l"), (.bottom, "b"), (.trailing, "r"),
    ]
    return UTF8String(letters.filter { contains($0.0) }.map(\.1).joined())
  }
}
