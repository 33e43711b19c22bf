import BinderyNavigation

/// The question before a logout.
nonisolated enum LogOutAlert {
  static let logOut = AlertContent.Choice("Log Out")
  static let logOutAndDelete = AlertContent.Choice(
    "Log Out and Delete Local Data",
    role: .destructive
  )

  static let delete = AlertContent.Choice("Delete Local Data", role: .destructive)

  /// Returns the question, which names what is not sent: it is lost with the local data.
  static func alert(unsent count: Int) -> AlertContent {
    AlertContent(
      title: "Log Out?",
      message:
        "Your token will be deleted. You can keep local data for your next login.\(loss(of: count))",
      choices: [cancel, logOut, logOutAndDelete]
    )
  }

  /// Returns the question before an account is removed from this machine.
  static func removal(of account: StoredAccount, unsent count: Int) -> AlertContent {
    guard account.isLoggedIn else {
      return AlertContent(
        title: "Remove “\(account.id)”?",
        message: "The account is logged out. Its local data will be deleted.",
        choices: [cancel, delete]
      )
    }
    return AlertContent(
      title: "Log Out of “\(account.id)”?",
      message:
        "The token will be deleted. You can keep local data for the next login.\(loss(of: count))",
      choices: [cancel, logOut, logOutAndDelete]
    )
  }

  private static func loss(of count: Int) -> String {
    count > 0 ? " \(Strings.unsent(count)): the local data has what is left." : ""
  }

  private static let cancel = AlertContent.Choice("Cancel", role: .cancel)
}
