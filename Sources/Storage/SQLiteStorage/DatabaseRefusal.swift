/// A reason for which a database is not opened; nothing has been touched then.
public enum DatabaseRefusal: Error, Hashable, Sendable {
  /// The folder cannot be created, or nothing can be written in it.
  case folder(String, reason: String)
  /// The file cannot be written.
  case readOnly(String)
  /// One of the files is a symbolic link.
  case symbolicLink(String)
  /// The file has another name, under which another server would not see the lock.
  case hardLink(String)
  /// One of the files belongs to another user.
  case otherOwner(String, user: Int)
  /// The file is no database.
  case notADatabase(String)
  /// The database belongs to another program, according to the application id in its header.
  case otherProgram(String)
  /// A newer version has written the database.
  case newerSchema(String, found: Int, known: Int)
  /// Another server has it open.
  case locked(String, pid: Int?)
  /// The disk is full, or fails.
  case unusable(String, reason: String)
  /// There is no database where one is to be read.
  case absent(String)
  /// There is already a file where a database is to be created.
  case occupied(String)

  /// The status with which the program ends, 10 to 20.
  public var exitStatus: Int32 {
    switch self {
    case .folder: 10
    case .readOnly: 11
    case .symbolicLink, .hardLink: 12
    case .otherOwner: 13
    case .notADatabase: 14
    case .otherProgram: 15
    case .newerSchema: 16
    case .locked: 17
    case .unusable: 18
    case .absent: 19
    case .occupied: 20
    }
  }
}

extension DatabaseRefusal: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .folder(let path, let reason): "The database's folder “\(path)” cannot be used: \(reason)."
    case .readOnly(let path): "The database “\(path)” is read-only."
    case .symbolicLink(let path): "“\(path)” is a symbolic link, which a database may not be."
    case .hardLink(let path):
      "“\(path)” has another name (a hard link), under which it could be opened twice."
    case .otherOwner(let path, let user):
      "The database “\(path)” belongs to another user (\(user))."
    case .notADatabase(let path): "“\(path)” is not a database."
    case .otherProgram(let path): "The database “\(path)” belongs to another program."
    case .newerSchema(let path, let found, let known):
      "The database “\(path)” was written by a newer version (its schema is \(found), "
        + "this version knows \(known))."
    case .locked(let path, let pid):
      "The database “\(path)” is in use by another server"
        + (pid.map { " (process \($0))." } ?? ".")
    case .absent(let path): "There is no database “\(path)”."
    case .occupied(let path): "There is a file “\(path)” already."
    case .unusable(let path, let reason): "The database “\(path)” cannot be opened: \(reason)."
    }
  }
}
