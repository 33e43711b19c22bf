import GRDB

/// The tables of pull requests; each is an issue too, which has the rest of it.
extension StateStore {
  static func migratePulls(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE issue ADD COLUMN isPull BOOLEAN NOT NULL DEFAULT FALSE;
        ALTER TABLE issue ADD COLUMN isDraft BOOLEAN NOT NULL DEFAULT FALSE;
        ALTER TABLE issue ADD COLUMN merged INTEGER;
        CREATE TABLE pull (
          issue INTEGER PRIMARY KEY REFERENCES issue, base TEXT NOT NULL, baseCommit TEXT NOT NULL,
          headRepository INTEGER, headOwner TEXT NOT NULL, head TEXT NOT NULL,
          headCommit TEXT NOT NULL, isHeadDeleted BOOLEAN NOT NULL DEFAULT FALSE,
          mergeCommit TEXT, merger TEXT, reviewers TEXT NOT NULL DEFAULT '',
          teams TEXT NOT NULL DEFAULT '', canModify BOOLEAN NOT NULL DEFAULT FALSE,
          autoMerge TEXT, autoMerger TEXT, queued INTEGER, checkedBase TEXT, checkedHead TEXT,
          isMergeable BOOLEAN);
        CREATE TABLE pullHead (
          id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
          "commit" TEXT NOT NULL, time INTEGER NOT NULL);
        CREATE INDEX headOfPull ON pullHead (issue);
        CREATE TABLE review (
          id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
          login TEXT NOT NULL, state TEXT NOT NULL, body TEXT NOT NULL, "commit" TEXT NOT NULL,
          submitted INTEGER);
        CREATE INDEX reviewOfPull ON review (issue);
        CREATE UNIQUE INDEX pendingReview ON review (issue, login) WHERE state = 'PENDING';
        CREATE TABLE reviewThread (
          id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
          resolver TEXT);
        CREATE INDEX threadOfPull ON reviewThread (issue);
        CREATE TABLE reviewComment (
          id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
          review INTEGER NOT NULL REFERENCES review ON DELETE CASCADE,
          thread INTEGER NOT NULL REFERENCES reviewThread, reply INTEGER, login TEXT NOT NULL,
          body TEXT NOT NULL, path TEXT NOT NULL, side TEXT NOT NULL, line INTEGER,
          startSide TEXT, startLine INTEGER, "commit" TEXT NOT NULL, hunk TEXT NOT NULL,
          position INTEGER, created INTEGER NOT NULL, updated INTEGER NOT NULL, hidden TEXT);
        CREATE INDEX reviewCommentOfPull ON reviewComment (issue);
        CREATE INDEX commentOfReview ON reviewComment (review);
        CREATE TABLE viewedFile (
          issue INTEGER NOT NULL REFERENCES issue, login TEXT NOT NULL, path TEXT NOT NULL,
          blob TEXT NOT NULL, PRIMARY KEY (issue, login, path)) WITHOUT ROWID;
        ALTER TABLE reaction
          ADD COLUMN reviewComment INTEGER REFERENCES reviewComment ON DELETE CASCADE;
        DROP INDEX reactionOfUser;
        CREATE UNIQUE INDEX reactionOfUser
          ON reaction (issue, ifnull(comment, 0), ifnull(reviewComment, 0), login, content);
        CREATE INDEX reactionOfReviewComment ON reaction (reviewComment);
        """
    )
  }
}
