public import GitHubValues

/// What the machine remembers of the server, so that a screen has something to show at once.
///
/// It belongs to the account that is logged in. Nothing here fails: what cannot be read is not
/// there, what cannot be written is lost, and the conforming type tells the log.
public protocol LocalStore: AnyObject {
  /// A profile as it was last saved.
  func user(_ login: String) async -> GitHub.User?

  /// Saves a profile.
  func save(_ user: GitHub.User) async

  /// A repository as it was last saved, alone or as part of a list.
  func repository(_ name: GitHub.RepositoryName) async -> GitHub.Repository?

  /// Saves a repository; lists that it is on show it so from now on.
  func save(_ repository: GitHub.Repository) async

  /// A list as it was last saved, in the same order; `nil` if it never was.
  func repositories(in list: RepositoryList) async -> [GitHub.Repository]?

  /// Saves a list in place of the one before. What is no longer on it is no longer on it.
  func save(_ repositories: [GitHub.Repository], as list: RepositoryList) async

  /// A copy of something else that a screen shows, as it was last saved.
  func copy<Value>(_ key: CopyKey<Value>) async -> Value?

  /// Saves a copy in place of the one before.
  func save<Value>(_ value: Value, as key: CopyKey<Value>) async
}
