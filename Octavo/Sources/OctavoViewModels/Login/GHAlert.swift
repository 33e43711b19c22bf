import BinderyNavigation

/// The question before the token of `gh` is read for a login.
enum GHAlert {
  static let logIn = AlertContent.Choice("Log In")

  /// Returns the question about an account on a server.
  static func alert(for account: GHAccount, on server: String) -> AlertContent {
    let name = account.login.map { " as “\($0)”" } ?? ""
    return AlertContent(
      title: "Log in with the token of gh?",
      message: "gh is logged in to \(server)\(name). Octavo stores a copy of its token until you "
        + "log out.",
      choices: [AlertContent.Choice("Cancel", role: .cancel), logIn]
    )
  }
}
