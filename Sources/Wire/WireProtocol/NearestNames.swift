import OrderedJSON

/// Finds the names most similar to another: a few, the most similar first, or none.
///
/// A text of more than 64 bytes matches none, so that a hostile text costs nothing.
package func nearestNames(to name: UTF8String, in names: [UTF8String], limit: Int = 3)
  -> [UTF8String]
{
  guard name.utf8.count <= Identifier.maxBytes else { return [] }
  let bound = max(2, name.utf8.count / 3)
  let wanted = name.string.lowercased()
  let scored = names.map { (name: $0, distance: editDistance(wanted, $0.string.lowercased())) }
  return
    scored
    .filter { $0.distance <= bound }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit)
    .map(\.name)
}

/// The number of insertions, removals, replacements and swaps of neighbours from one to the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left.utf8)
  let b = Array(right.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
