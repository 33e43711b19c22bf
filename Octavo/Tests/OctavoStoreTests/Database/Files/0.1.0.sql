BEGIN TRANSACTION;
CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL COLLATE NOCASE UNIQUE,
  avatar_url TEXT
, kind TEXT);
CREATE TABLE account_entry (
  list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
  account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (list, account)
) WITHOUT ROWID;
CREATE TABLE complete_read (
  kind TEXT NOT NULL PRIMARY KEY,
  read_at DOUBLE NOT NULL,
  etag TEXT
);
CREATE TABLE confirmed_star (
  repository INTEGER PRIMARY KEY REFERENCES repository ON DELETE CASCADE,
  change INTEGER NOT NULL
);
CREATE TABLE "document" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name BLOB NOT NULL UNIQUE,
  contents BLOB NOT NULL
, read_at DOUBLE NOT NULL DEFAULT 0, is_kept BOOLEAN NOT NULL DEFAULT 0);
CREATE TABLE document_use (
  document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
  number INTEGER NOT NULL
);
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
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 users, repositories, lists and copies');
INSERT INTO "grdb_migrations" VALUES('2 viewer state and outbox');
INSERT INTO "grdb_migrations" VALUES('3 lists and documents');
INSERT INTO "grdb_migrations" VALUES('4 values');
INSERT INTO "grdb_migrations" VALUES('5 revisions of requests');
INSERT INTO "grdb_migrations" VALUES('6 recent searches');
INSERT INTO "grdb_migrations" VALUES('7 entity tags of lists');
INSERT INTO "grdb_migrations" VALUES('8 kinds of accounts');
INSERT INTO "grdb_migrations" VALUES('9 confirmed stars');
INSERT INTO "grdb_migrations" VALUES('10 uses of documents');
INSERT INTO "grdb_migrations" VALUES('11 kept documents');
CREATE TABLE kept_prefix (
  prefix BLOB PRIMARY KEY,
  owner TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE list (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL COLLATE NOCASE, read_at DOUBLE, next TEXT, etag TEXT, rows_at DOUBLE,
  UNIQUE (kind, subject)
);
CREATE TABLE list_entry (
  list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
  repository INTEGER NOT NULL REFERENCES repository ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (list, repository)
) WITHOUT ROWID;
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
INSERT INTO "outbox" VALUES(1,'star','ada/anvil',1,1000.0,1,NULL,1);
INSERT INTO "outbox" VALUES(2,'follow','hina',1,1000.0,0,NULL,0);
INSERT INTO "outbox" VALUES(3,'star','maralind/tides',1,1000.0,0,NULL,0);
INSERT INTO "outbox" VALUES(4,'star','ada/bellows',1,1000.0,0,5000.0,0);
CREATE TABLE repository (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL COLLATE NOCASE,
  owner_avatar_url TEXT,
  name TEXT NOT NULL COLLATE NOCASE,
  description TEXT, language TEXT, is_private BOOLEAN NOT NULL, is_fork BOOLEAN NOT NULL,
  is_archived BOOLEAN NOT NULL, default_branch TEXT, stars INTEGER NOT NULL,
  forks INTEGER NOT NULL, open_issues INTEGER NOT NULL, watchers INTEGER,
  topics TEXT NOT NULL, license TEXT, html_url TEXT, homepage TEXT, created_at DOUBLE,
  updated_at DOUBLE, pushed_at DOUBLE, read_at DOUBLE,
  UNIQUE (owner, name)
);
INSERT INTO "repository" VALUES(9,'Maralind',NULL,'Tides','When the water comes and goes',NULL,0,0,0,NULL,41,0,0,NULL,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE repository_alias (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL COLLATE NOCASE,
  repository INTEGER NOT NULL REFERENCES repository ON DELETE CASCADE,
  UNIQUE (owner, name)
);
CREATE TABLE search (position INTEGER PRIMARY KEY, query TEXT NOT NULL);
CREATE TABLE user (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name TEXT, kind TEXT NOT NULL, avatar_url TEXT, html_url TEXT, bio TEXT, company TEXT,
  location TEXT, email TEXT, blog TEXT, public_repositories INTEGER NOT NULL,
  followers INTEGER NOT NULL, following INTEGER NOT NULL
, read_at DOUBLE);
INSERT INTO "user" VALUES(1,'Juno',NULL,'user',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,2,3,NULL);
INSERT INTO "user" VALUES(2,'Hina',NULL,'user',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,7,5,NULL);
CREATE TABLE user_alias (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL COLLATE NOCASE UNIQUE,
  user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE
);
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
CREATE TABLE viewer (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  login TEXT NOT NULL COLLATE NOCASE,
  revision INTEGER NOT NULL
);
INSERT INTO "viewer" VALUES(1,'juno',5);
CREATE TABLE viewer_state (
  kind TEXT NOT NULL,
  key TEXT NOT NULL COLLATE NOCASE,
  value BOOLEAN NOT NULL,
  confirmed_at DOUBLE NOT NULL,
  revision INTEGER NOT NULL, request_revision INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;
INSERT INTO "viewer_state" VALUES('follow','hina',0,1000.0,1,0);
INSERT INTO "viewer_state" VALUES('star','ada/anvil',0,1000.0,1,0);
INSERT INTO "viewer_state" VALUES('star','ada/bellows',0,1000.0,1,0);
INSERT INTO "viewer_state" VALUES('star','ada/chisel',0,1000.0,1,0);
INSERT INTO "viewer_state" VALUES('star','maralind/tides',0,1000.0,1,0);
CREATE INDEX list_entry_repository ON list_entry (repository);
CREATE INDEX repository_alias_repository ON repository_alias (repository);
CREATE INDEX user_alias_user ON user_alias (user);
CREATE INDEX account_entry_account ON account_entry (account);
CREATE INDEX event_entry_event ON event_entry (event);
CREATE INDEX document_read_at ON document (read_at);
CREATE INDEX value_entry_value ON value_entry (value);
CREATE INDEX document_use_number ON document_use (number);
CREATE INDEX kept_prefix_owner ON kept_prefix (owner);
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
    pushed_at
  FROM repository;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',4);
COMMIT;
