/// A reference in a text; without an owner it is about the repository of the text.
public enum TextReference: Sendable, Hashable {
  /// An issue or a pull request.
  case thread(owner: String?, repository: String?, number: Int)
  /// A commit.
  case commit(owner: String?, repository: String?, sha: String)
  /// An account.
  case account(String)
  /// A team of an organization.
  case team(organization: String, team: String)
}
