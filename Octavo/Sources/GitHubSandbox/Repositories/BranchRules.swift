/// The rules by which a branch is protected.
struct BranchRules: Equatable, Sendable {
  /// The name of the branch.
  let branch: String
  /// The number of approvals that a pull request needs.
  var approvals = 0
  /// Whether an owner of each changed file has to approve.
  var needsOwners = false
  /// Whether a push takes the approvals back.
  var dismissesStale = false
  /// The names of the checks that have to pass.
  var checks: [String] = []
  /// Whether a branch has to be up to date with the base.
  var isStrict = false
  /// Whether all conversations have to be resolved.
  var needsResolution = false
  /// Whether pull requests are merged by a queue.
  var hasQueue = false
}
