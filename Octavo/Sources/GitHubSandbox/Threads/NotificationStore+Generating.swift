import GRDB

/// A thread that is made up, with the subject that it is about.
struct MadeUpThread {
  var thread: StoredThread
  var issue: StoredIssue?
  var discussion: StoredDiscussion?
  var invitation: StoredInvitation?
}

extension NotificationStore {
  /// Stores notifications that are made up, in one transaction.
  func generate(_ count: Int, from generator: ThreadGenerator) async throws {
    try await state.write { db in
      var generator = generator
      for source in generator.sources.indices {
        let repository = generator.sources[source].repository.id
        let next = try IssueStore.nextNumber(in: repository, after: 0, db)
        generator.sources[source].reserve(upTo: next - 1)
      }
      for place in 0..<count {
        var made = generator.thread(place)
        if var issue = made.issue {
          try issue.insert(db)
          made.thread.issue = issue.id
          try Self.takePart(in: issue, as: made.thread, db)
        }
        try made.discussion?.insert(db)
        // A user is invited to a repository once.
        try made.invitation?.insert(db, onConflict: .ignore)
        try made.thread.insert(db)
      }
    }
  }

  private static func takePart(
    in issue: StoredIssue,
    as thread: StoredThread,
    _ db: Database
  ) throws {
    guard thread.reason >= .manual, let id = issue.id else { return }
    try StoredParticipant(
      issue: id,
      login: thread.login,
      reason: thread.reason,
      time: issue.created
    )
    .insert(db)
  }
}
