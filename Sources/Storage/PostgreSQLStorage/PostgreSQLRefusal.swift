/// A reason for which a PostgreSQL is not used; nothing has been touched then.
public enum PostgreSQLRefusal: Error, Hashable, Sendable {
  /// The URL cannot be read, or no server answers there, or the server refuses us.
  case unreachable(String, reason: String)
  /// It cannot be written: a standby, or its owner has said so.
  case readOnly(String)
  /// Its texts are not in UTF-8.
  case encoding(String, found: String)
  /// A schema `colonnade` is there, and is not ours.
  case otherProgram(String)
  /// A newer version has written it.
  case newerSchema(String, found: Int, known: Int)
  /// Nodes of another version are at work on it.
  case otherVersion(String, found: String)
  /// A step of the opening fails.
  case unusable(String, reason: String)

  /// The status with which the program ends, 21 to 27.
  public var exitStatus: Int32 {
    switch self {
    case .unreachable: 21
    case .readOnly: 22
    case .encoding: 23
    case .otherProgram: 24
    case .newerSchema: 25
    case .otherVersion: 26
    case .unusable: 27
    }
  }
}

extension PostgreSQLRefusal: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .unreachable(let displayURL, let reason):
      "The database \(displayURL) cannot be used: \(reason)."
    case .readOnly(let displayURL):
      "The database \(displayURL) is read-only: it is a standby or set to be read only."
    case .encoding(let displayURL, let found):
      "The database \(displayURL) keeps texts in \(found); make one with ENCODING 'UTF8'."
    case .otherProgram(let displayURL):
      "The database \(displayURL) has a schema “colonnade” of another program."
    case .newerSchema(let displayURL, let found, let known):
      "The database \(displayURL) was written by a newer version (its schema is \(found), this one knows "
        + "\(known))."
    case .otherVersion(let displayURL, let found):
      "On the database \(displayURL) a node of another version is at work (\(found)): all have to be of one."
    case .unusable(let displayURL, let reason):
      "The database \(displayURL) could not be made ready: \(reason)."
    }
  }
}
