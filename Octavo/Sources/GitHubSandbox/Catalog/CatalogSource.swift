import DemoWorld

/// The contents of a catalog before anything is derived from commits.
struct CatalogSource: Sendable {
  var account: SandboxAccount
  /// The other accounts that can log in.
  var others: [SandboxAccount] = []
  /// Profiles with more than the commits contain.
  var users: [User] = []
  /// The organisations with their members; of folders none is known.
  var organizations: [Organization] = []
  var repositories: [HostedRepository] = []
  /// The actions of the demo world that git does not record.
  var activities: [DemoWorld.Activity] = []
  /// The pull requests of the demo world, and the actions on them.
  var pulls: [DemoWorld.Pull] = []
  var pullActions: [DemoWorld.PullAction] = []
  /// The checks of commits.
  var checks = CheckScript()
  /// The topics that a search features.
  var topics: [DemoWorld.Topic] = []
  /// The seconds from the publication of a repository, by full name, to the newest commit of all.
  var publications: [String: Int] = [:]
  /// The outputs of git that the next run need not ask for.
  var kept: KeptOutputs?
  var problems: [SandboxProblem] = []
  /// Whether stars and followers are made up, as in the demo world, whose users are made up too.
  var hasInventedStars = false

  /// All accounts that can log in, the first one first.
  var accounts: [SandboxAccount] { [account] + others }

  /// Returns the account with a login.
  func account(login: String) -> SandboxAccount? {
    accounts.first { $0.login.lowercased() == login.lowercased() }
  }

  /// Returns the same contents with more accounts, which see the private repositories that they
  /// have a role in.
  func adding(_ others: [SandboxAccount]) -> CatalogSource {
    var copy = self
    copy.others += others
    for index in copy.repositories.indices {
      for account in copy.accounts {
        let names = account.roles.keys.map { $0.lowercased() }
        guard names.contains(copy.repositories[index].key) || names.contains("*") else { continue }
        copy.repositories[index].traits.readers?.insert(account.login.lowercased())
      }
    }
    return copy
  }
}
