import PagePack
import Transport

extension StaticFiles {
  /// Puts the packed page in the place of index.html; all other files stay.
  ///
  /// - Parameters:
  ///   - reference: the server's own documents, which the page asks for.
  ///   - showsIcon: false where an app's icon stands in for the folder's.
  /// - Returns: the reason why the page stays as it is; nil when it is packed, or needs it not.
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
