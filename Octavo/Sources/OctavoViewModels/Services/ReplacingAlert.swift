import BinderyNavigation

/// The question before a file is replaced.
nonisolated enum ReplacingAlert {
  static let replace = AlertContent.Choice("Replace", role: .destructive)
  static let keepBoth = AlertContent.Choice("Keep Both")

  /// Returns the question about the file that has a name.
  static func alert(for place: SavePlace) -> AlertContent {
    AlertContent(
      title: "Replace “\(place.name)”?",
      message: """
        A file with this name already exists in “\(place.titleOfFolder)”. To keep both, the new one \
        gets the name “\(place.freeName)”.
        """,
      choices: [AlertContent.Choice("Cancel", role: .cancel), keepBoth, replace]
    )
  }
}

nonisolated extension SavePlace {
  /// The folder as the user reads it.
  fileprivate var titleOfFolder: String { String(title.dropLast(name.count + 1)) }
}
