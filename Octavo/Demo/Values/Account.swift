extension DemoWorld {
  /// The demo account and its credentials, which are good for nothing but the demo.
  public struct Account: Sendable, Equatable {
    /// The login, which is also that of one of the users.
    public let login: String
    /// The password of the login form.
    public let password: String
    /// The one-time code of the second step of the login.
    public let oneTimeCode: String
    /// The token that API requests carry.
    public let token: String
  }
}
