/// What a world is made of before anything is derived from it.
struct WorldSource: Sendable {
  var account: SandboxAccount
  /// Profiles that are known beyond what commits tell.
  var people: [Person] = []
  var repositories: [HostedRepository] = []
  var problems: [SandboxProblem] = []
}
