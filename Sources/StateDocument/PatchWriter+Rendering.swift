import NavigationCore
import OrderedJSON

extension PatchWriter {
  mutating func write(_ step: RenderedChange, _ state: NavigationState, _ types: TypeRegistry) {
    if !step.after.screensFollowPath { write(step.before.screens, step.after.screens) }
    write(step.before.view, step.after.view, types)
    write(step.before.problems, step.after.problems, startingAt: state.problemCount)
  }

  private mutating func write(_ before: ScreenList, _ after: ScreenList) {
    let start = before.firstDifference(from: after)
    let common = min(before.count, after.count)
    if max(before.count, after.count) - start > after.count + 4 {
      begin(.replace, "/screens")
      writer.append(literal: "[")
      writer.appendList(after) { $0.append($1) }
      writer.append(literal: "]")
      return end()
    }
    for index in start..<common where before[index] != after[index] {
      begin(.replace, "/screens/\(index)")
      writer.append(after[index])
      end()
    }
    for index in stride(from: before.count - 1, through: common, by: -1) {
      remove(from: .screens, at: index)
    }
    for index in common..<after.count {
      beginAdding(to: .screens, at: index)
      writer.append(after[index])
      end()
    }
  }

  private mutating func write(
    _ before: RenderedView, _ after: RenderedView, _ types: TypeRegistry
  ) {
    if before.isCollapsed != after.isCollapsed {
      begin(.replace, "/view")
      writer.append(after, types: types)
      return end()
    }
    for part in RenderedView.Part.allCases { write(part, before, after, types) }
  }

  private mutating func write(
    _ part: RenderedView.Part, _ before: RenderedView, _ after: RenderedView, _ types: TypeRegistry
  ) {
    let pointer = "/view/\(part.rawValue)"
    switch (before.hasMember(part), after.hasMember(part)) {
    case (false, false): break
    case (true, false): remove(pointer)
    case (false, true):
      begin(.add, pointer)
      writer.append(after[part], types: types)
      end()
    case (true, true): write(before[part], after[part], at: pointer, types)
    }
  }

  private mutating func write(
    _ before: RenderedScreen?, _ after: RenderedScreen?, at pointer: String, _ types: TypeRegistry
  ) {
    if before == after { return }
    if let before, let after, before.isSameScreen(as: after) {
      writeShorter { patch in
        patch.writeBars(before, after, at: pointer, types)
        patch.write(before.body, after.body, at: pointer + "/body", types)
      } than: { patch in
        patch.replace(pointer, after, types)
      }
    } else {
      replace(pointer, after, types)
    }
  }

  private mutating func replace(
    _ pointer: String, _ screen: RenderedScreen?, _ types: TypeRegistry
  ) {
    begin(.replace, pointer)
    writer.append(screen, types: types)
    end()
  }

  private mutating func writeBars(
    _ before: RenderedScreen, _ after: RenderedScreen, at pointer: String, _ types: TypeRegistry
  ) {
    switch (before.toolbar.isEmpty, after.toolbar.isEmpty) {
    case (true, true): break
    case (false, true): remove(pointer + "/toolbar")
    case (true, false):
      begin(.add, pointer + "/toolbar")
      writer.append(literal: "[")
      writer.appendList(after.toolbar) { $0.append($1, types: types) }
      writer.append(literal: "]")
      end()
    case (false, false): write(before.toolbar, after.toolbar, at: pointer + "/toolbar", types)
    }
  }
}

extension PatchWriter {
  /// Nodes that are the same before and after are compared in turn; between those at the beginning
  /// and those at the end, the rest goes and comes.
  private mutating func write(
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
      let place = "\(pointer)/\(member.rawValue)"
      if member == .children && before.has(member) && after.has(member) {
        write(before.children, after.children, at: place, types)
      } else if !after.has(member) {
        remove(place)
      } else {
        if before.has(member) { begin(.replace, place) } else { begin(.add, place) }
        writer.append(member, of: after, types: types)
        end()
      }
    }
  }
}

extension PatchWriter {
  /// Bytes of operations up to which nobody asks whether something else would be shorter.
  private static let short = 512

  /// Many small operations may well be longer than the one that replaces everything.
  private mutating func writeShorter(
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

extension RenderedScreen {
  /// Whether the differences to the other are worth telling one by one.
  fileprivate func isSameScreen(as other: RenderedScreen) -> Bool {
    title == other.title && back == other.back
  }
}

extension ViewNode {
  fileprivate func isSameNode(as other: ViewNode) -> Bool {
    kind == other.kind && id == other.id
  }
}
