import GitHubValues

/// The tables and views of the viewer's stars and follows, and of the requests that change them.
///
/// Entities and `viewer_state` have what the server has confirmed. A pending request is a row of
/// `outbox` and nothing else; the views add what it changes.
enum ViewerTables {
  static let sql = tables + changes + repositories + users

  /// The tables.
  ///
  /// `viewer.revision` counts the writes to the others. `is_sent` is written before the first
  /// attempt: from then on the server may have carried the request out.
  private static let tables = """
    CREATE TABLE viewer (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      login TEXT NOT NULL COLLATE NOCASE,
      revision INTEGER NOT NULL
    );
    INSERT INTO viewer VALUES (1, '', 0);
    CREATE TABLE viewer_state (
      kind TEXT NOT NULL,
      key TEXT NOT NULL COLLATE NOCASE,
      value BOOLEAN NOT NULL,
      confirmed_at DOUBLE NOT NULL,
      revision INTEGER NOT NULL,
      PRIMARY KEY (kind, key)
    ) WITHOUT ROWID;
    CREATE TABLE complete_read (
      kind TEXT NOT NULL PRIMARY KEY,
      read_at DOUBLE NOT NULL,
      etag TEXT
    );
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      key TEXT NOT NULL COLLATE NOCASE,
      target BOOLEAN NOT NULL,
      created_at DOUBLE NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at DOUBLE,
      is_sent BOOLEAN NOT NULL DEFAULT FALSE,
      UNIQUE (kind, key)
    );
    """

  /// The revision in which the last request of the user for a flag was confirmed; 0 if none was.
  ///
  /// A complete read confirms all flags in one revision, and changes no count.
  static let requestRevisions = """
    ALTER TABLE viewer_state ADD COLUMN request_revision INTEGER NOT NULL DEFAULT 0;
    """

  /// The numbers of changes of the flags of a kind, for those who observe them.
  ///
  /// Requests of other kinds, of which there may be thousands, do not concern these observers.
  static let changedFlags: String = {
    let kinds = GitHub.ViewerFlag.Kind.allCases.map { "('\($0.rawValue)', 0)" }
    let triggers = [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")].map { event, row in
      """
      CREATE TRIGGER outbox_flag_\(event.lowercased()) AFTER \(event) ON outbox
      WHEN \(row).value IN ('true', 'false') BEGIN
        UPDATE viewer_change SET count = count + 1 WHERE kind = \(row).kind;
      END;
      """
    }
    return """
      CREATE TABLE viewer_change (kind TEXT PRIMARY KEY, count INTEGER NOT NULL);
      INSERT INTO viewer_change VALUES \(kinds.joined(separator: ", "));
      \(triggers.joined(separator: "\n"))
      """
  }()

  /// The stars and unstars that were confirmed since the number of stars was read.
  ///
  /// They are apart from the number itself, so that the lists with the repository are not read
  /// again.
  static let confirmedStars = """
    CREATE TABLE confirmed_star (
      repository INTEGER PRIMARY KEY REFERENCES repository ON DELETE CASCADE,
      change INTEGER NOT NULL
    );
    DROP VIEW shown_repository;

    """ + shownRepositories()

  /// The views of pending requests and shown flags.
  ///
  /// `change` is added to the counts: 1, 0 or -1.
  private static let changes = """
    CREATE VIEW pending_change AS
      SELECT outbox.kind AS kind, outbox.key AS key, target - ifnull(value, 0) AS change
      FROM outbox LEFT JOIN viewer_state
        ON viewer_state.kind = outbox.kind AND viewer_state.key = outbox.key;
    CREATE VIEW shown_viewer_state AS
      SELECT viewer_state.kind AS kind, viewer_state.key AS key, ifnull(target, value) AS value
      FROM viewer_state LEFT JOIN outbox
        ON outbox.kind = viewer_state.kind AND outbox.key = viewer_state.key
      UNION ALL
      SELECT kind, key, target FROM outbox WHERE NOT EXISTS (
        SELECT 1 FROM viewer_state
        WHERE viewer_state.kind = outbox.kind AND viewer_state.key = outbox.key);
    """

  private static let repositories = """
    CREATE VIEW shown_repository AS
      SELECT id, owner, owner_avatar_url, name, description, language, is_private, is_fork,
        is_archived, default_branch,
        max(0, stars + ifnull((
          SELECT change FROM pending_change
          WHERE kind = 'star' AND key = repository.owner || '/' || repository.name), 0)) AS stars,
        forks, open_issues, watchers, topics, license, html_url, homepage, created_at, updated_at,
        pushed_at
      FROM repository;
    """

  private static let users = """
    CREATE VIEW shown_user AS
      SELECT id, login, name, kind, avatar_url, html_url, bio, company, location, email, blog,
        public_repositories,
        max(0, followers + ifnull((
          SELECT change FROM pending_change WHERE kind = 'follow' AND key = user.login), 0))
          AS followers,
        max(0, following + CASE WHEN login = (SELECT login FROM viewer) THEN ifnull((
          SELECT sum(change) FROM pending_change WHERE kind = 'follow'), 0) ELSE 0 END)
          AS following
      FROM user;
    """

  /// The views over requests of all kinds: the last request for a flag decides what is shown.
  ///
  /// A request that was refused changes nothing.
  static let shownValues = """
    CREATE VIEW pending_flag AS
      SELECT kind, key, value = 'true' AS target FROM outbox AS request
      WHERE value IN ('true', 'false') AND state <> 'refused' AND id = (
        SELECT max(id) FROM outbox
        WHERE kind = request.kind AND key = request.key AND state <> 'refused');
    CREATE VIEW pending_change AS
      SELECT pending_flag.kind AS kind, pending_flag.key AS key, target - ifnull(value, 0) AS change
      FROM pending_flag LEFT JOIN viewer_state
        ON viewer_state.kind = pending_flag.kind AND viewer_state.key = pending_flag.key;
    CREATE VIEW shown_viewer_state AS
      SELECT viewer_state.kind AS kind, viewer_state.key AS key, ifnull(target, value) AS value
      FROM viewer_state LEFT JOIN pending_flag
        ON pending_flag.kind = viewer_state.kind AND pending_flag.key = viewer_state.key
      UNION ALL
      SELECT kind, key, target FROM pending_flag WHERE NOT EXISTS (
        SELECT 1 FROM viewer_state
        WHERE viewer_state.kind = pending_flag.kind AND viewer_state.key = pending_flag.key);

    """ + shownRepositories() + users

  /// The rights of the user in a repository.
  static let roles = """
    DROP VIEW shown_repository;
    ALTER TABLE repository ADD COLUMN role TEXT;
    """ + shownRepositories(with: ", role")

  private static func shownRepositories(with columns: String = "") -> String {
    """
    CREATE VIEW shown_repository AS
      SELECT id, owner, owner_avatar_url, name, description, language, is_private, is_fork,
        is_archived, default_branch,
        max(0, stars
          + ifnull((SELECT change FROM confirmed_star WHERE repository = repository.id), 0)
          + ifnull((
            SELECT change FROM pending_change
            WHERE kind = 'star' AND key = repository.owner || '/' || repository.name), 0)
          ) AS stars,
        forks, open_issues, watchers, topics, license, html_url, homepage, created_at, updated_at,
        pushed_at\(columns)
      FROM repository;

    """
  }
}
