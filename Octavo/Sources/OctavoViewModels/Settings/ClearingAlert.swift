import BinderyNavigation

/// The question before the local data is cleared.
nonisolated enum ClearingAlert {
  static let clear = AlertContent.Choice("Clear Local Data", role: .destructive)

  static let alert = AlertContent(
    title: "Clear Local Data?",
    message: """
      Copies of repositories, news, files and pictures will be deleted and fetched again when you \
      open them. Your login, settings and pending changes stay.
      """,
    choices: [AlertContent.Choice("Cancel", role: .cancel), clear]
  )
}
