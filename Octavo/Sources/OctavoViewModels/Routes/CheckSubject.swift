/// The check that a page is about.
public nonisolated enum CheckSubject: Codable, Hashable, Sendable {
  /// A run of a check, by its number, which is that of its job in GitHub Actions too.
  case run(Int)
  /// The status that a service has set on a commit.
  case status(String, of: String)
}
