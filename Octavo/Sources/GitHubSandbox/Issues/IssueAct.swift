/// The user who acts on issues of a repository, and the time.
struct IssueAct: Sendable {
  let login: String
  let time: Int
  let repository: HostedRepository
  /// The users whom the new text mentions.
  var mentioned: [String] = []
  /// The numbers of the issues that the new text refers to.
  var references: [Int] = []

  /// The login in lower case.
  var key: String { login.lowercased() }
}
