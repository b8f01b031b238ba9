import Transport

/// Files that are read when a client first asks for one, and again after they have been forgotten.
///
/// An app that is rebuilt often starts while its pages are open: they have all they need.
@MainActor
final class LateFiles<Files> {
  private let read: () -> Files
  private var kept: Files?

  init(_ read: @escaping () -> Files) { self.read = read }

  var files: Files {
    if let kept { return kept }
    let files = read()
    kept = files
    return files
  }

  func forget() { kept = nil }
}
