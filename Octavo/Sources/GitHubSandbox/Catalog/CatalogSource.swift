import DemoWorld

/// The contents of a catalog before anything is derived from commits.
struct CatalogSource: Sendable {
  var account: SandboxAccount
  /// Profiles with more than the commits contain.
  var users: [User] = []
  /// The organisations with their members; of folders none is known.
  var organizations: [Organization] = []
  var repositories: [HostedRepository] = []
  /// The actions of the demo world that git does not record.
  var activities: [DemoWorld.Activity] = []
  /// The topics that a search features.
  var topics: [DemoWorld.Topic] = []
  /// The seconds from the publication of a repository, by full name, to the newest commit of all.
  var publications: [String: Int] = [:]
  /// The outputs of git that the next run need not ask for.
  var kept: KeptOutputs?
  var problems: [SandboxProblem] = []
  /// Whether stars and followers are made up, as in the demo world, whose users are made up too.
  var hasInventedStars = false
}
