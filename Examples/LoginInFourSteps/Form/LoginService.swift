/// The model layer of all four steps.
public protocol LoginService: AnyObject {
  /// Looks up the picture of a user in the local database.
  func avatarURL(of username: String) -> String?

  /// Asks the server.
  ///
  /// - Throws: ``LoginError``.
  func logIn(username: String, password: String) async throws -> Member
}
