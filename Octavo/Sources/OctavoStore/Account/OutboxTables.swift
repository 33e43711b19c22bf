/// The tables of the requests that the server has not confirmed yet.
enum OutboxTables {
  /// The form of requests that is more than a flag; the requests of the form before are copied.
  ///
  /// A request that may have reached the server is in doubt. `not_before` is stored with its
  /// length, so that a clock that was set back delays nothing for longer than that.
  static let sql = """
    DROP VIEW shown_viewer_state; DROP VIEW shown_repository; DROP VIEW shown_user;
    DROP VIEW pending_change;
    ALTER TABLE outbox RENAME TO old_outbox;
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      key TEXT NOT NULL COLLATE NOCASE,
      subject TEXT NOT NULL COLLATE NOCASE,
      value TEXT NOT NULL,
      item INTEGER,
      base TEXT,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at DOUBLE NOT NULL,
      not_before DOUBLE,
      pause DOUBLE,
      highest_before INTEGER,
      is_carried_out BOOLEAN NOT NULL DEFAULT FALSE,
      is_doubted BOOLEAN NOT NULL DEFAULT FALSE,
      is_bulk BOOLEAN NOT NULL DEFAULT FALSE,
      reason TEXT
    );
    CREATE INDEX outbox_subject ON outbox (subject, id);
    CREATE INDEX outbox_key ON outbox (kind, key, id);
    CREATE INDEX outbox_order ON outbox (is_bulk, id) WHERE state IN ('held', 'waiting', 'doubt');
    INSERT INTO outbox (id, kind, key, subject, value, state, attempts, created_at)
      SELECT id, kind, key, kind || ' ' || key, CASE WHEN target THEN 'true' ELSE 'false' END,
        CASE WHEN is_sent THEN 'sent' ELSE 'waiting' END, attempts, created_at
      FROM old_outbox;
    CREATE TABLE outbox_dependence (
      request INTEGER NOT NULL REFERENCES outbox ON DELETE CASCADE,
      needed INTEGER NOT NULL REFERENCES outbox ON DELETE CASCADE,
      kind TEXT NOT NULL,
      PRIMARY KEY (request, needed)
    ) WITHOUT ROWID;
    CREATE INDEX outbox_dependence_needed ON outbox_dependence (needed);
    CREATE TABLE outbox_claim (
      kind TEXT NOT NULL,
      item INTEGER NOT NULL,
      PRIMARY KEY (kind, item)
    ) WITHOUT ROWID;
    CREATE TABLE outbox_revision (
      subject TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
      revision INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE outbox_pause (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      not_before DOUBLE NOT NULL,
      pause DOUBLE NOT NULL
    );
    INSERT INTO outbox_pause
      SELECT 1, max(next_attempt_at), max(next_attempt_at - created_at) FROM old_outbox
      WHERE next_attempt_at IS NOT NULL HAVING max(next_attempt_at) IS NOT NULL;
    DROP TABLE old_outbox;

    """ + drafts + ViewerTables.shownValues

  /// The name of the thing that a request is about, and the time of the server at which a doubt
  /// began.
  static let names = """
    ALTER TABLE outbox ADD COLUMN name TEXT;
    ALTER TABLE outbox ADD COLUMN doubt_from DOUBLE;
    """

  /// The table of drafts, whose texts are bytes, because a text of SQLite ends at a zero.
  private static let drafts = """
    CREATE TABLE draft (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      place TEXT NOT NULL,
      text BLOB NOT NULL,
      selection_start INTEGER NOT NULL,
      selection_end INTEGER NOT NULL,
      base BLOB,
      revision INTEGER NOT NULL,
      changed_at DOUBLE NOT NULL,
      is_discarded BOOLEAN NOT NULL DEFAULT FALSE
    );
    CREATE INDEX draft_place ON draft (place, id) WHERE NOT is_discarded;
    """

  /// Lets the start read the requests of a kind in their order, and flags without their rows, so
  /// that thousands of requests delay it by some milliseconds.
  static let indexes = """
    CREATE INDEX outbox_kind ON outbox (kind);
    CREATE INDEX outbox_flag ON outbox (kind, key, id, state, value)
      WHERE value IN ('true', 'false');
    """

  /// Lets each step of the sender find the few requests that are sent, in doubt or delayed, among
  /// thousands that wait.
  static let states = """
    CREATE INDEX outbox_sent ON outbox (id) WHERE state = 'sent';
    CREATE INDEX outbox_doubt ON outbox (doubt_from) WHERE state = 'doubt';
    CREATE INDEX outbox_delay ON outbox (not_before) WHERE not_before IS NOT NULL;
    """

  /// The times at which content was created, which GitHub limits, and the counts of the requests
  /// since the first one that found none under way.
  static let progress = """
    CREATE TABLE outbox_content (request INTEGER NOT NULL, sent_at DOUBLE NOT NULL);
    CREATE INDEX outbox_content_time ON outbox_content (sent_at);
    CREATE TABLE outbox_run (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      first INTEGER NOT NULL,
      sent INTEGER NOT NULL
    );
    INSERT INTO outbox_run VALUES (1, 0, 0);
    """

  /// The numbers of the issues to which texts may still refer without them.
  static let numbers = """
    CREATE TABLE outbox_number (
      reference TEXT NOT NULL PRIMARY KEY,
      number INTEGER NOT NULL
    ) WITHOUT ROWID;
    """
}
