import NavigationCore
import OrderedJSON
import SceneModel

extension PatchWriter {
  mutating func write(_ step: RenderedChange, _ types: TypeRegistry) {
    if !step.after.screensFollowPath { write(step.before.screens, step.after.screens) }
    write(step.before.view, step.after.view, types)
    write(step.before.problems, step.after.problems, startingAt: 0)
  }

  private mutating func write(_ before: ScreenList, _ after: ScreenList) {
    let common = min(before.count, after.count)
    let changed = before.differences(from: after)
    // An operation of its own makes a screen longer by about a third.
    if max(before.count, after.count) - common + changed.count > after.count / 4 * 3 + 4 {
      begin(.replace, "/screens")
      writer.append(after)
      return end()
    }
    for index in changed {
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
    write(before.styles.styles, after.styles.styles)
    write(before.window, after.window, at: "/view/window")
    write(before.animation, after.animation, at: "/view/animation")
    for part in RenderedView.Part.allCases { write(part, before, after, types) }
  }

  private mutating func write(
    _ before: StyleValue?, _ after: StyleValue?, at pointer: String
  ) {
    if before == after { return }
    guard let after else { return remove(pointer) }
    begin(before == nil ? .add : .replace, pointer)
    after.write(to: &writer)
    end()
  }

  /// Writes the table of styles, which is in the document only while it has any.
  private mutating func write(_ before: [Style], _ after: [Style]) {
    if before == after { return }
    let (gone, come) = (Set(before).subtracting(after), Set(after).subtracting(before))
    if before.isEmpty || after.isEmpty || gone.count > after.count {
      if after.isEmpty { return remove("/view/styles") }
      begin(before.isEmpty ? .add : .replace, "/view/styles")
      writer.append(after)
      return end()
    }
    for style in gone.sorted(by: { $0.number < $1.number }) {
      remove("/view/styles/\(style.number)")
    }
    for style in come.sorted(by: { $0.number < $1.number }) {
      begin(.add, "/view/styles/\(style.number)")
      style.write(to: &writer)
      end()
    }
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
    switch (before.style, after.style) {
    case (nil, nil): break
    case (_?, nil): remove(pointer + "/style")
    case (let old, let new?) where old != new:
      begin(old == nil ? .add : .replace, pointer + "/style")
      writer.append(new.number)
      end()
    default: break
    }
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

extension RenderedScreen {
  /// True if the differences to the other are worth writing one by one.
  fileprivate func isSameScreen(as other: RenderedScreen) -> Bool {
    title == other.title && back == other.back && origin == other.origin
  }
}
