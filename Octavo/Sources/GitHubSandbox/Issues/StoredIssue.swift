import GRDB

/// An issue that was opened while the sandbox ran, or that the demo world begins with.
struct StoredIssue: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "issue"

  var id: Int64?
  var repository: Int
  var number: Int
  /// The author.
  let login: String
  var title: String
  var body: String?
  /// The names of the labels, a line each.
  var labels: String
  var isOpen = true
  /// The reason of the last change of the state, such as `completed`.
  var reason: String?
  let created: Int
  var updated: Int
  var closed: Int?
  /// The login of the user who closed it.
  var closer: String?
  var milestone: Int64?
  /// The logins of the assignees, a line each.
  var assignees = ""
  var isLocked = false
  /// GitHub's word for the reason of the lock, such as `resolved`.
  var lockReason: String?
  /// The name of the type, such as `Bug`.
  var type: String?
  /// Whether it stands above the list of its repository.
  var isPinned = false
  /// The issue of which it is a duplicate.
  var original: Int64?
  /// Whether it is a pull request, of which another table has the branches.
  var isPull = false
  /// Whether it is a pull request that is not ready for review.
  var isDraft = false
  /// The time at which a pull request was merged.
  var merged: Int?

  var labelNames: [String] {
    get { labels.split(separator: "\n").map(String.init) }
    set { labels = newValue.joined(separator: "\n") }
  }

  var assigneeLogins: [String] {
    get { assignees.split(separator: "\n").map(String.init) }
    set { assignees = newValue.joined(separator: "\n") }
  }

  /// Changes the state, unless it is the present one.
  mutating func setOpen(_ isOpen: Bool, reason: String?, by login: String, at time: Int) {
    guard isOpen != self.isOpen else {
      if let reason, !isOpen { self.reason = reason }
      return
    }
    self.isOpen = isOpen
    // A pull request is closed without a reason.
    self.reason = isPull ? nil : reason ?? (isOpen ? "reopened" : "completed")
    closed = isOpen ? nil : time
    closer = isOpen ? nil : login
  }

  /// The name of the issue or the pull request in GraphQL.
  var nodeName: String {
    nodeIdentifier(isPull ? "PullRequest" : "Issue", "\(repository):\(number)")
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
