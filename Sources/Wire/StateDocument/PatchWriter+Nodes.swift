import NavigationCore
import OrderedJSON
import SceneModel

extension PatchWriter {
  /// Nodes that are the same before and after are compared in turn; those between the common
  /// beginning and the common end are removed and added.
  mutating func write(
    _ before: [ViewNode], _ after: [ViewNode], at pointer: String, _ types: TypeRegistry
  ) {
    if before == after { return }
    let most = min(before.count, after.count)
    let head = zip(before, after).prefix { $0.isSameNode(as: $1) }.count
    let tail = zip(before.reversed(), after.reversed()).prefix(most - head).prefix {
      $0.isSameNode(as: $1)
    }.count
    for index in stride(from: before.count - tail - 1, through: head, by: -1) {
      remove("\(pointer)/\(index)")
    }
    for index in head..<(after.count - tail) {
      begin(.add, "\(pointer)/\(index)")
      writer.append(after[index], types: types)
      end()
    }
    for index in 0..<head {
      write(before[index], after[index], at: "\(pointer)/\(index)", types)
    }
    for index in (after.count - tail)..<after.count {
      let old = before[index - after.count + before.count]
      write(old, after[index], at: "\(pointer)/\(index)", types)
    }
  }

  private mutating func write(
    _ before: ViewNode, _ after: ViewNode, at pointer: String, _ types: TypeRegistry
  ) {
    for member in ViewNode.Member.allCases where !before.isAlike(after, in: member) {
      let memberPointer = "\(pointer)/\(member.rawValue)"
      if member == .children && before.has(member) && after.has(member) {
        write(before.children, after.children, at: memberPointer, types)
      } else if !after.has(member) {
        remove(memberPointer)
      } else {
        if before.has(member) { begin(.replace, memberPointer) } else { begin(.add, memberPointer) }
        writer.append(member, of: after, types: types)
        end()
      }
    }
  }
}

extension PatchWriter {
  /// Up to this many bytes of operations, no shorter alternative is looked for.
  private static let short = 512

  /// Many small operations can be longer than the one that replaces everything.
  mutating func writeShorter(
    _ operations: (inout PatchWriter) -> Void, than whole: (inout PatchWriter) -> Void
  ) {
    let start = writer.bytes.count
    let wasFirst = isFirst
    operations(&self)
    if writer.bytes.count - start <= Self.short { return }
    let finer = Array(writer.bytes[start...])
    writer.bytes.removeLast(finer.count)
    isFirst = wasFirst
    whole(&self)
    if writer.bytes.count - start <= finer.count { return }
    writer.bytes.removeLast(writer.bytes.count - start)
    writer.bytes += finer
  }

  enum Operation: String { case add, remove, replace }

  /// Begins an operation whose value and `end` follow.
  mutating func begin(_ operation: Operation, _ pointer: String) {
    beginOperation(operation, pointer)
    writer.append(literal: ",\"value\":")
  }

  mutating func remove(_ pointer: String) {
    beginOperation(.remove, pointer)
    end()
  }

  private mutating func beginOperation(_ operation: Operation, _ pointer: String) {
    if !isFirst { writer.append(literal: ",") }
    isFirst = false
    writer.append(literal: "{\"op\":")
    writer.append(string: operation.rawValue)
    writer.append(literal: ",\"path\":")
    writer.append(string: pointer)
  }
}

extension ViewNode {
  fileprivate func isSameNode(as other: ViewNode) -> Bool {
    kind == other.kind && id == other.id
  }
}
