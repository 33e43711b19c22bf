/// Somebody the sandbox knows: an author, an owner, or the account.
struct User: Equatable, Sendable {
  let login: String
  var name: String?
  var emails: [String] = []
  var company: String?
  var location: String?
  var blog: String?
  var bio: String?
  /// When their first commit was made, as far back as the sandbox looks.
  var since: Int?
  /// When their newest one was made.
  var until: Int?

  var id: Int { stableIdentifier("user", login) }
  var key: String { login.lowercased() }
}
