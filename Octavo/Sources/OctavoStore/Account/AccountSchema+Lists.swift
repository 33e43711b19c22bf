extension AccountSchema {
  /// Lists of three kinds of entities with their ages and cursors, and documents with theirs.
  ///
  /// A repository or user that is requested by an older name is found by it again. What the tables
  /// held before stays; its age is not known.
  static let listsAndDocuments = """
    ALTER TABLE repository ADD COLUMN read_at DOUBLE;
    ALTER TABLE user ADD COLUMN read_at DOUBLE;
    CREATE TABLE repository_alias (
      id INTEGER PRIMARY KEY,
      owner TEXT NOT NULL COLLATE NOCASE,
      name TEXT NOT NULL COLLATE NOCASE,
      repository INTEGER NOT NULL REFERENCES repository ON DELETE CASCADE,
      UNIQUE (owner, name)
    );
    CREATE INDEX repository_alias_repository ON repository_alias (repository);
    CREATE TABLE user_alias (
      id INTEGER PRIMARY KEY,
      login TEXT NOT NULL COLLATE NOCASE UNIQUE,
      user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE
    );
    CREATE INDEX user_alias_user ON user_alias (user);

    ALTER TABLE list RENAME COLUMN login TO subject;
    ALTER TABLE list ADD COLUMN read_at DOUBLE;
    ALTER TABLE list ADD COLUMN next TEXT;

    CREATE TABLE account (
      id INTEGER PRIMARY KEY,
      login TEXT NOT NULL COLLATE NOCASE UNIQUE,
      avatar_url TEXT
    );
    CREATE TABLE account_entry (
      list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      position INTEGER NOT NULL,
      PRIMARY KEY (list, account)
    ) WITHOUT ROWID;
    CREATE INDEX account_entry_account ON account_entry (account);

    CREATE TABLE event (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      contents BLOB NOT NULL
    );
    CREATE TABLE event_entry (
      list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
      event INTEGER NOT NULL REFERENCES event ON DELETE CASCADE,
      position INTEGER NOT NULL,
      PRIMARY KEY (list, event)
    ) WITHOUT ROWID;
    CREATE INDEX event_entry_event ON event_entry (event);

    ALTER TABLE copy RENAME TO document;
    ALTER TABLE document ADD COLUMN read_at DOUBLE NOT NULL DEFAULT 0;
    CREATE INDEX document_read_at ON document (read_at);
    """

  /// The entity tag of the first page of each list, and when its rows were requested.
  ///
  /// `read_at` is the time of the last response, which may have been that the rows are unchanged.
  /// Lists that were stored before keep their rows. Both new columns are `NULL` for them, so their
  /// next refresh requests the whole first page.
  static let entityTagsOfLists = """
    ALTER TABLE list ADD COLUMN etag TEXT;
    ALTER TABLE list ADD COLUMN rows_at DOUBLE;
    """

  /// The number of all items that a search has found, and whether the server has ended the search
  /// early; `NULL` for a list that is no search.
  static let totalsOfSearches = """
    ALTER TABLE list ADD COLUMN total INTEGER;
    ALTER TABLE list ADD COLUMN is_incomplete BOOLEAN;
    """
}
