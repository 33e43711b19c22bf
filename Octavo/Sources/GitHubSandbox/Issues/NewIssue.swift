/// An issue that has no number yet.
struct NewIssue: Sendable {
  let title: String
  let body: String?
  let labels: [String]
  let repository: HostedRepository
  /// The author.
  let login: String
  let time: Int
  /// The highest number that is taken, beside those of issues.
  let taken: Int
}
