import GRDB

/// The notifications that a list is asked for.
struct NotificationFilter: Sendable {
  var includesRead = false
  var isParticipating = false
  /// The seconds since 1970 of the first notification, and of the end.
  var since = Int.min
  var before = Int.max
  /// The repositories of the subjects.
  let repositories: [Int]

  /// A name of the chosen notifications of a user, which no others have.
  func name(of login: String) -> String {
    "notifications \(login.lowercased()) \(includesRead) \(isParticipating) \(since) \(before) "
      + repositories.sorted().map(String.init).joined(separator: " ")
  }

  /// The chosen notifications of a user, of which none is done.
  func request(of login: String) throws -> QueryInterfaceRequest<StoredThread> {
    var request = try StoredThread.rows("repository", in: repositories)
      .filter(Column("login") == login.lowercased())
      .filter(Column("isDone") == false)
      .filter(Column("updated") >= since && Column("updated") < before)
    if !includesRead { request = request.filter(Column("isUnread") == true) }
    if isParticipating {
      let reasons = NotificationReason.allCases.filter(\.isParticipating).map(\.rawValue)
      request = request.filter(reasons.contains(Column("reason")))
    }
    return request
  }
}
