/// The model layer of all four steps.
public protocol LoginService: AnyObject {
  /// Returns the address of a user's picture from the local database, if it has one.
  func avatarURL(of username: String) -> String?

  /// Logs in at the server.
  ///
  /// - Throws: ``LoginError``.
  func logIn(username: String, password: String) async throws -> Member
}
