import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

/// A request with its parameters read.
package enum Call {
  /// Creates a revision, or changes nothing.
  case command(Command)
  /// Activates a control of what is visible. The text is stream-safe.
  case tap(ControlReference, text: String?, submits: Bool)
  /// The text is stream-safe.
  case openURL(String)
  /// Begins another scene, or the same again.
  case openScene(id: UTF8String)
  case query(Query)
  /// Reports on places of the screen, by their names.
  case measure([UTF8String: ViewMeasurement])
  /// Rows of a long list, by the name that a style gives it.
  case rows(of: UTF8String, Range<Int>)
  /// A session's state from a document; only judged if `isDryRun`.
  case importDocument(Document.Incoming, isDryRun: Bool)
  /// About the sessions of the server.
  case sessions(SessionsCall)
  /// A request about who is connected to the session.
  case presence(PresenceCall)
}

/// A request about who is here.
package enum PresenceCall {
  case list
  /// The client's name from now on; nil for none.
  case set(UTF8String?)
  /// Lets only the client change the session, or lets all again.
  case lock(Bool)
  /// The client's view for those who follow it; nil if it presents no longer.
  case present(JSONObject?)
}

/// A request about the sessions of the server, by their names.
package enum SessionsCall {
  case list(after: UTF8String?, limit: Int)
  case delete(String)
  case rename(String, to: String)
  case pin(String, Bool)
}

/// A question that changes nothing.
package enum Query {
  case state
  case types
  case scenes
  /// The open scene on another device.
  ///
  /// - Parameter revision: the newest if nil.
  case preview(EnvironmentRequest, revision: Int?)
  case historyList(after: Int?, limit: Int)
  case historyOverview(after: Int?, limit: Int)
  case historyGet(revision: Int)
  /// - Parameters:
  ///   - after: the revision after which a part of the history or a test begins.
  ///   - through: the last revision of a test.
  case export(Document.Format, after: Int?, through: Int?)
}
