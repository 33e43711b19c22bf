/// An issue that has no number yet.
struct NewIssue: Sendable {
  let title: String
  let body: String?
  let labels: [String]
  let repository: HostedRepository
  /// The author.
  let login: String
  let time: Int
  /// A number that the number of the issue exceeds, such as that of the newest pull request.
  let taken: Int
}
