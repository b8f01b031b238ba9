/// The tables, all in a schema of their own, and the steps that lead to them from older ones.
enum PostgreSQLSchema {
  /// The number of the newest.
  static var version: Int { steps.count }

  /// Each leads from a version to the next.
  static let steps = [first, second]

  /// Names and keys can be any bytes, even zeros, which a text cannot have here.
  ///
  /// A session's `written` counts the groups that were written of it: with `owner` and `term` it is
  /// what a writer has to know to write the next. `is_kept` is false until the first.
  private static let first = """
    CREATE SCHEMA colonnade;
    CREATE TABLE colonnade.about(name text PRIMARY KEY, value text NOT NULL);
    INSERT INTO colonnade.about VALUES ('program', 'colonnade'), ('values', '0'),
      ('secret', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
    CREATE TABLE colonnade.node(
      id text PRIMARY KEY, address text NOT NULL, version text NOT NULL,
      lease_end timestamptz NOT NULL);
    CREATE TABLE colonnade.session(
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name bytea NOT NULL UNIQUE,
      epoch text NOT NULL, owner text, term bigint NOT NULL DEFAULT 0,
      written bigint NOT NULL DEFAULT 0, head bigint NOT NULL DEFAULT 0,
      answered bigint NOT NULL DEFAULT 0, is_kept boolean NOT NULL DEFAULT false,
      bytes bigint NOT NULL DEFAULT 0, touched timestamptz NOT NULL DEFAULT now(),
      scene bytea, used bigint, is_pinned boolean NOT NULL DEFAULT false,
      damage_from bigint, damage_at bigint, damage_reason bytea) WITH (fillfactor = 70);
    CREATE INDEX ON colonnade.session(owner);
    CREATE TABLE colonnade.revision(
      session bigint NOT NULL, number bigint NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
      PRIMARY KEY (session, number));
    CREATE TABLE colonnade.snapshot(
      session bigint NOT NULL, number bigint NOT NULL, body bytea NOT NULL,
      PRIMARY KEY (session, number));
    CREATE TABLE colonnade.answer(
      session bigint NOT NULL, number bigint NOT NULL, client bytea NOT NULL, key bytea NOT NULL,
      result bytea NOT NULL, at bigint, request bigint NOT NULL, PRIMARY KEY (session, number));
    CREATE TABLE colonnade.value(
      session bigint NOT NULL, name bytea NOT NULL, body bytea NOT NULL,
      PRIMARY KEY (session, name));
    CREATE TABLE colonnade.app_value(name bytea PRIMARY KEY, body bytea NOT NULL);
    CREATE TABLE colonnade.gone(
      name bytea NOT NULL, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE colonnade.set_aside(
      session bytea NOT NULL, what text NOT NULL, number bigint NOT NULL, at bigint NOT NULL,
      reason bytea NOT NULL, body bytea NOT NULL);
    """

  /// Nodes of an earlier version have no load.
  ///
  /// A receipt proves that a keyed request was done, if it is sent again by way of another node.
  private static let second = """
    CREATE TABLE colonnade.receipt(id text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX ON colonnade.receipt(at);
    ALTER TABLE colonnade.node ADD COLUMN load jsonb, ADD COLUMN load_at timestamptz;
    """

  /// Two nodes that start at once create it one after the other.
  private static let lock = "SELECT pg_advisory_xact_lock(1131375716)"

  /// Creates the tables, or brings them up to date, all or nothing.
  static func create(in connection: DatabaseConnection, at displayURL: String) throws(StartFailure)
  {
    do throws(DatabaseError) {
      try connection.execute("BEGIN; \(lock)")
    } catch {
      throw .database(error)
    }
    do throws(StartFailure) {
      try migrate(connection, at: displayURL)
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }

  private static func migrate(
    _ connection: DatabaseConnection, at displayURL: String
  ) throws(StartFailure) {
    let found: Int?
    do throws(DatabaseError) {
      found = try Self.found(in: connection)
    } catch {
      throw .database(error)
    }
    guard let found else { throw .refusal(.otherProgram(displayURL)) }
    if found > version { throw .refusal(.newerSchema(displayURL, found: found, known: version)) }
    do throws(DatabaseError) {
      for step in steps[found...] { try connection.execute(step) }
      try connection.execute(
        """
        INSERT INTO colonnade.about VALUES ('schema', '\(version)')
        ON CONFLICT (name) DO UPDATE SET value = excluded.value; COMMIT
        """)
    } catch {
      throw .database(error)
    }
  }

  /// The version in the database, 0 for none; nil if the schema belongs to another program.
  private static func found(in connection: DatabaseConnection) throws(DatabaseError) -> Int? {
    let schema = try connection.run("SELECT 1 FROM pg_namespace WHERE nspname = 'colonnade'")
    if schema.count == 0 { return 0 }
    let table = try connection.run("SELECT to_regclass('colonnade.about')::text")
    if table.isNull(0, 0) { return nil }
    let facts = try connection.run(
      "SELECT value FROM colonnade.about WHERE name IN ('program', 'schema') ORDER BY name")
    guard facts.count == 2, facts.text(0, 0) == "colonnade" else { return nil }
    return Int(facts.text(1, 0))
  }
}

/// The reason why a start has failed.
enum StartFailure: Error {
  case refusal(PostgreSQLRefusal)
  case database(DatabaseError)
}
