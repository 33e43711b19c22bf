public import Foundation

/// Invented users, their organisation and their git repositories, which can be served without a
/// network.
///
/// The repositories are real: every commit, tree and blob is an object that git itself wrote. They
/// come from readable scripts in `World/`, and their object ids depend on nothing but those scripts
/// and the day they were written for.
public struct DemoWorld: Sendable {
  /// The folder of the repositories, which nothing else changes.
  public let folder: URL
  /// All authors of commits, including the user of the demo account.
  public let users: [User]
  /// The organisations that users are members of.
  public let organizations: [Organization]
  /// The repositories, in the order in which `World/world.txt` names them.
  public let repositories: [Repository]
  /// The actions that git does not record, in the order of their script.
  public let activities: [Activity]
  /// The topics that the search features.
  public let topics: [Topic]
  /// The seconds from the publication of a repository, by owner and name, to the newest commit.
  public let publications: [String: Int]
  /// The checks of commits, in the words of `World/checks.txt`.
  public let checks: String
  /// The files of releases.
  public let assets: [Asset]
  /// The pull requests that are open.
  public let pulls: [Pull]
  /// The actions on them, in the order of their script.
  public let pullActions: [PullAction]
  /// The rules of protected branches.
  public let rules: [Rules]
  /// The teams of the organisations.
  public let teams: [Team]
  /// The account that a visitor logs in with.
  public let account: Account
}
