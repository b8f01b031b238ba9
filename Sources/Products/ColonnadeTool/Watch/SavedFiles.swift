import Platform

/// Files that were saved and are not built yet, in order.
struct SavedFiles {
  private var names: [String] = []
  /// The time of the first save.
  private var since: Int64?

  var isEmpty: Bool { names.isEmpty }

  mutating func record(_ name: String) {
    if !names.contains(name) { names.append(name) }
    since = since ?? Clock.monotonic.milliseconds
  }

  /// Removes and returns the files, with the time of the first save; that is now if there are none.
  mutating func drain() -> (names: [String], since: Int64) {
    defer { self = SavedFiles() }
    return (names, since ?? Clock.monotonic.milliseconds)
  }

  /// Adds the files of a build that no one waits for any longer.
  mutating func requeue(_ compilation: Compilation) {
    names = compilation.files + names.filter { !compilation.files.contains($0) }
    since = compilation.savedAt
  }
}
