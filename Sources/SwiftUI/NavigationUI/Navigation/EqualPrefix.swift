// Inlined into the author's module, where it is compiled for the elements' very type.

/// The number of equal elements at the start of both.
@inlinable
func countOfEqualPrefix<Values: RandomAccessCollection>(_ left: Values, _ right: Values) -> Int
where Values.Element: Equatable {
  if let left = left as? [Values.Element], let right = right as? [Values.Element] {
    return countOfEqualPrefix(left.span, right.span)
  }
  var count = 0
  var (leftIndex, rightIndex) = (left.startIndex, right.startIndex)
  while leftIndex != left.endIndex, rightIndex != right.endIndex,
    left[leftIndex] == right[rightIndex]
  {
    count += 1
    left.formIndex(after: &leftIndex)
    right.formIndex(after: &rightIndex)
  }
  return count
}

/// Arrays that share their storage are equal all the way.
@inlinable
func countOfEqualPrefix<Element: Equatable>(_ left: Span<Element>, _ right: Span<Element>) -> Int {
  if left.isIdentical(to: right) { return left.count }
  let end = min(left.count, right.count)
  var count = 0
  while count < end, left[count] == right[count] { count += 1 }
  return count
}
