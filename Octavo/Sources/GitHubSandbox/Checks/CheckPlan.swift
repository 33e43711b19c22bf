/// The checks that begin when a commit arrives: a run of a workflow, or the checks of a service.
struct CheckPlan: Codable, Equatable, Sendable {
  /// The commits that it is for.
  enum Place: Codable, Equatable, Hashable, Sendable {
    /// The head of a branch.
    case branch(String)
    /// The head of a pull request.
    case pull(Int)
  }

  /// The workflow, or the service.
  let name: String
  /// Whether it is a workflow of GitHub Actions.
  let isWorkflow: Bool
  /// The full name of the repository, in lower case.
  var repository = ""
  var places: [Place] = []
  /// The path of the workflow.
  var file = ""
  /// The event that starts the workflow.
  var event = "push"
  /// The number of the first run.
  var number = 1
  /// The seconds from the first start to the time at which the sandbox sees the commit first; `nil`
  /// if the first start is at the time of the commit.
  var age: Int?
  /// Whether a writer has to permit each run.
  var needsApproval = false
  /// The login of the user whose action starts it; the author of the commit if `nil`.
  var actor: String?
  var jobs: [JobPlan] = []
}

/// A status that a service sets on a commit when it arrives.
struct StatusPlan: Equatable, Sendable {
  /// The name, such as `ci/build`.
  let context: String
  /// The full name of the repository, in lower case.
  var repository = ""
  var places: [CheckPlan.Place] = []
  var state = "success"
  var description: String?
  var target: String?
  /// The login of the service.
  var login = "ci"
  /// The seconds for which it is pending.
  var seconds = 0
  /// As in a ``CheckPlan``.
  var age: Int?
}
