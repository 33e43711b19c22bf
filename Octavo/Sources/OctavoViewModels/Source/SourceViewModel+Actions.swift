public import BinderyNavigation

extension SourceViewModel: ActionProviding {
  /// The actions of the file; a document can be shown as it is written.
  public var actions: [ScreenAction] {
    let wrap = ScreenAction(
      "wrap",
      wrapsLines ? "Do Not Wrap Lines" : "Wrap Lines",
      isPrimary: true
    ) { self.toggleWrapping() }
    let raw = ScreenAction(
      "raw",
      showsRawMarkdown ? "Show Preview" : "Show Source",
      isPrimary: true
    ) { self.toggleRawMarkdown() }
    return (isMarkdown ? [wrap, raw] : [wrap]) + [
      .browser { self.openInBrowser() },
      .copyAddress { self.copyURL() },
      .refresh(self),
    ]
  }
}
