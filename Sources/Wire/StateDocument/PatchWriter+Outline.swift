import NavigationCore
import OrderedJSON

extension PatchWriter {
  mutating func writePresentation(
    _ before: Outline, _ after: Outline, _ state: NavigationState
  ) {
    if before.presentation == after.presentation { return }
    beginReplacing("/presentation")
    writer.append(after.presentation, path: state.path)
    end()
  }

  /// Writes problems that follow others, which are right already.
  mutating func write(_ before: [Problem], _ after: [Problem], startingAt start: Int) {
    if before == after { return }
    let same = zip(before, after).prefix { $0 == $1 }.count
    for index in stride(from: before.count - 1, through: same, by: -1) {
      remove(from: .problems, at: start + index)
    }
    for index in same..<after.count {
      beginAdding(to: .problems, at: start + index)
      writer.append(after[index])
      end()
    }
  }
}
