import SQLiteRows

/// The columns in a database that need not have been brought to this version.
extension SessionRow {
  static func columns(in connection: Connection) throws(SQLiteError) -> String {
    try connection.has("seal", in: "session") ? columns : "\(oldColumns), NULL, NULL, NULL, NULL"
  }
}

extension AnswerRow {
  static func columns(in connection: Connection) throws(SQLiteError) -> String {
    let newer = try connection.has("request", in: "answer") ? "at, request" : "NULL, NULL"
    return "number, revision, client, key, checksum, result, \(newer)"
  }
}
