/// The subject of a notification that is not about a stored issue.
struct StoredSubject: Codable, Equatable, Sendable {
  let title: String
  /// GitHub's word for the type, such as `CheckSuite`.
  let type: String
  /// The address below the one of the repository, such as `pulls/7`; `nil` where GitHub has none.
  var path: String?
}
