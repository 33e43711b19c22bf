import BinderyNavigation

/// The question before the browser is opened for a login.
enum BrowserAlert {
  static let open = AlertContent.Choice("Open")

  static let alert = AlertContent(
    title: "“Octavo” wants to open “your browser”",
    choices: [AlertContent.Choice("Cancel", role: .cancel), open]
  )
}
