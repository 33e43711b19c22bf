/// All users by login and by e-mail address.
struct UserDirectory: Sendable {
  private(set) var users: [String: User] = [:]
  private var byEmail: [String: String] = [:]

  /// In order of their logins.
  var all: [User] { users.values.sorted { $0.key < $1.key } }

  func user(login: String) -> User? { users[login.lowercased()] }

  func user(email: String) -> User? {
    byEmail[email.lowercased()].flatMap { users[$0] }
  }

  /// Adds a user, or merges new data into a known one.
  mutating func add(_ user: User) {
    if var known = users[user.key] {
      known.name = known.name ?? user.name
      known.emails += user.emails.filter { !known.emails.contains($0) }
      known.since = [known.since, user.since].compactMap(\.self).min()
      known.until = [known.until, user.until].compactMap(\.self).max()
      users[user.key] = known
    } else {
      users[user.key] = user
    }
    for email in user.emails { byEmail[email.lowercased()] = user.key }
  }
}
