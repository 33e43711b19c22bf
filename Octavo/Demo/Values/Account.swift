extension DemoWorld {
  /// The demo account and its credentials, which are good for nothing but the demo.
  public struct Account: Sendable, Equatable {
    /// The login, which is also one of the people's.
    public let login: String
    /// The password of the log-in form.
    public let password: String
    /// The code that the second step of the log-in asks for.
    public let oneTimeCode: String
    /// The token that API requests carry.
    public let token: String
  }
}
