import NavigationCore
import OrderedJSON

extension Request {
  /// The same request with a whole state as its document.
  public func importing(_ contents: StateContents, types: TypeRegistry) -> Request {
    var params = params
    params["format"] = nil
    params["document"] = Document.export(contents, of: nil, types: types)
    return Request(id: id, method: method, params: params, meta: meta)
  }

  private init(id: JSONValue?, method: Method, params: JSONObject, meta: Meta) {
    self.id = id
    self.method = method
    self.params = params
    self.meta = meta
  }
}
