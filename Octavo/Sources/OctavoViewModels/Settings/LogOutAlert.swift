import BinderyNavigation

/// The question before a logout.
enum LogOutAlert {
  static let logOut = AlertContent.Choice("Log Out")
  static let logOutAndDelete = AlertContent.Choice(
    "Log Out and Delete Local Data",
    role: .destructive
  )

  static let alert = AlertContent(
    title: "Log Out?",
    message: "Your token will be deleted. You can keep local data for your next login.",
    choices: [AlertContent.Choice("Cancel", role: .cancel), logOut, logOutAndDelete]
  )
}
