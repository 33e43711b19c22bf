import GRDB

/// The subjects of notifications that GitHub finds by other means than an address.
extension NotificationStore {
  /// Returns the discussions of a repository whose titles have all words, newest first.
  func discussions(in repository: Int, words: [String]) async throws -> [StoredDiscussion] {
    try await state.read { db in
      try StoredDiscussion.filter(Column("repository") == repository).order(Column("id"))
        .fetchAll(db)
        .filter { found in words.allSatisfy { found.title.lowercased().contains($0) } }
    }
  }

  /// Returns the open invitations of a user, newest first.
  func invitations(of login: String) async throws -> [StoredInvitation] {
    try await state.read { db in
      try StoredInvitation.filter(Column("login") == login.lowercased())
        .order(Column("time").desc).fetchAll(db)
    }
  }
}
