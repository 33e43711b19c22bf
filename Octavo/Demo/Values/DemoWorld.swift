/// Ten invented people and their git repositories, ready to be served on a machine without a network.
///
/// The repositories are real: every commit, tree and blob is an object that git itself wrote. They
/// come from readable scripts in `World/`, and their object ids depend on nothing but those scripts
/// and the day they were written for.
public struct DemoWorld: Sendable {
  /// Everybody who wrote a commit, the demo account's owner included.
  public let users: [User]
  /// The repositories, in the order in which `World/world.txt` names them.
  public let repositories: [Repository]
  /// The account that a visitor logs in with.
  public let account: Account
}
