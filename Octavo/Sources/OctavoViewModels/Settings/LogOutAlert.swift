import BinderyNavigation

/// The question before a logout.
enum LogOutAlert {
  static let logOut = AlertContent.Choice("Log Out")
  static let logOutAndDelete = AlertContent.Choice(
    "Log Out and Delete Local Data",
    role: .destructive
  )

  static let alert = AlertContent(
    title: "Log out?",
    message: "The token is deleted. Local data can stay, to be there when you log in again.",
    choices: [AlertContent.Choice("Cancel", role: .cancel), logOut, logOutAndDelete]
  )
}
