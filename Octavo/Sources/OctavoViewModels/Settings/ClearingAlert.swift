import BinderyNavigation

/// The questions before local data is deleted.
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

  static let removeAside = AlertContent.Choice("Remove Files Put Aside", role: .destructive)

  static let asideAlert = AlertContent(
    title: "Remove Files Put Aside?",
    message: """
      Octavo could not use these files, because they are damaged or a newer version has written \
      them. Everything in them that is nowhere else will be lost, such as pending changes and \
      drafts.
      """,
    choices: [AlertContent.Choice("Cancel", role: .cancel), removeAside]
  )
}
