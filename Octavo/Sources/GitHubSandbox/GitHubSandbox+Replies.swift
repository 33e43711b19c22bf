import Foundation

extension GitHubSandbox {
  /// Saves a text for the comments of the first account, as a user does in the settings of GitHub.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The text, in Markdown.
  /// - Throws: As ``account()``, or the error that kept it from being stored.
  public func saveReply(_ title: String, _ body: String) async throws {
    let login = try await account().login
    let time = Int(clock.date.timeIntervalSince1970)
    try await catalog().state.saveReply(title, body, of: login, at: time)
  }
}
