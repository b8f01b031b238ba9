import PagePack
import Transport

extension StaticFiles {
  /// Puts the packed page in the place of index.html; all other files stay.
  ///
  /// - Parameters:
  ///   - reference: the server's own documents, which the page asks for.
  ///   - showsIcon: false if an app's icon replaces the folder's.
  /// - Returns: the reason why the page stays unchanged; nil if it is packed, or need not be.
  mutating func pack(with reference: StaticFiles, showsIcon: Bool) -> String? {
    guard let page = self["/index.html"] else { return nil }
    let files = self
    do {
      let pack = try PagePack(page: page) { path in
        path == AssetPictures.iconPath.string && !showsIcon ? nil : reference[path] ?? files[path]
      }
      guard let pack else { return nil }
      for (path, bytes) in pack.files { add(constant: path, bytes) }
      for path in ["/", "/index.html"] { add(path, pack.page, named: "index.html") }
      return nil
    } catch {
      return error.description
    }
  }
}
