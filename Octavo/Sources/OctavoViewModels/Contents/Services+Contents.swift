import BinderyNavigation

extension Services {
  /// Lets the user choose a title of a document.
  ///
  /// - Returns: The title; `nil` if the user closed the table of contents.
  func selectTitle(of contents: DocumentContents) async -> DocumentTitle? {
    await navigation.present { .contents(.init(contents), result: $0) }
  }
}

extension ScreenAction {
  /// The action that shows the table of contents of a document.
  static func contents(_ command: Command<Void, Void>) -> Self {
    Self("contents", Strings.tableOfContents, command)
  }
}
