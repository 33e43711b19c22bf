/// An issue that has no number yet.
struct NewIssue: Sendable {
  let title: String
  let body: String?
  var labels: [String] = []
  var assignees: [String] = []
  var milestone: Int64?
  var type: String?
  /// A number that the number of the issue exceeds, such as that of the newest pull request.
  let taken: Int
}
