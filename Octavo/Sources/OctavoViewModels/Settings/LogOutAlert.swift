import BinderyNavigation

/// The question before a log-out.
enum LogOutAlert {
  static let logOut = Alert.Choice("Log Out")
  static let logOutAndDelete = Alert.Choice("Log Out and Delete Local Data", role: .destructive)

  static let alert = Alert(
    title: "Log out?",
    message: "The token is deleted. Local data can stay, to be there when you log in again.",
    choices: [Alert.Choice("Cancel", role: .cancel), logOut, logOutAndDelete]
  )
}
