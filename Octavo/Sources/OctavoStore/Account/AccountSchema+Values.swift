extension AccountSchema {
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
}
