/// What a world is made of before anything is derived from it.
struct CatalogSource: Sendable {
  var account: SandboxAccount
  /// Profiles that are known beyond what commits tell.
  var users: [User] = []
  var repositories: [HostedRepository] = []
  var problems: [SandboxProblem] = []
}
