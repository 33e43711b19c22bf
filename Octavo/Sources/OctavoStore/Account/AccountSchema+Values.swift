extension AccountSchema {
  /// The order in which documents were used, the highest number last.
  ///
  /// It is a table of its own, so that a use is no change that an observer of the document sees.
  static let usesOfDocuments = """
    CREATE TABLE document_use (
      document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
      number INTEGER NOT NULL
    );
    CREATE INDEX document_use_number ON document_use (number);
    INSERT INTO document_use SELECT id, row_number() OVER (ORDER BY read_at, id) FROM document;
    """

  /// The beginnings of the names of documents that are kept for a repository, and whether a
  /// document is one of them.
  static let keptDocuments = """
    CREATE TABLE kept_prefix (
      prefix BLOB PRIMARY KEY,
      owner TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX kept_prefix_owner ON kept_prefix (owner);
    ALTER TABLE document ADD COLUMN is_kept BOOLEAN NOT NULL DEFAULT 0;
    """

  /// Values of all types that lists have and that no query joins, so that a further type of list
  /// needs no tables of its own.
  static let values = """
    CREATE TABLE value (
      id INTEGER PRIMARY KEY,
      identifier BLOB NOT NULL UNIQUE,
      contents BLOB NOT NULL
    );
    CREATE TABLE value_entry (
      list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
      value INTEGER NOT NULL REFERENCES value ON DELETE CASCADE,
      position INTEGER NOT NULL,
      PRIMARY KEY (list, value)
    ) WITHOUT ROWID;
    CREATE INDEX value_entry_value ON value_entry (value);
    """

  /// Whether the user has bookmarked a value, which the server knows nothing of: a condition on the
  /// rows of that table.
  static let isBookmarked = "instr(contents, CAST('\"bookmarkedAt\":' AS BLOB)) > 0"
}
