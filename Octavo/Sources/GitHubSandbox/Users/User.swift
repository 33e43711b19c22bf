/// An author, an owner, or the account.
struct User: Equatable, Sendable {
  let login: String
  var name: String?
  var emails: [String] = []
  var company: String?
  var location: String?
  var blog: String?
  var bio: String?
  /// Whether it is an organisation.
  var isOrganization = false
  /// The time of the first commit, as far back as the sandbox reads.
  var since: Int?
  /// The time of the newest commit.
  var until: Int?

  var id: Int { stableIdentifier("user", login) }
  var key: String { login.lowercased() }
  /// Whether a program acts with the account.
  var isBot: Bool { login.hasSuffix("[bot]") }
}
