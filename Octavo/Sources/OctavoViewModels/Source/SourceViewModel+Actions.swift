public import BinderyNavigation

extension SourceViewModel: ActionProviding {
  /// The actions of the file: lines can be wrapped, and a document can be shown as it is written.
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
    return (showsLines ? [wrap] : []) + (isMarkdown ? [raw] : []) + [
      ScreenAction("history", "History", isEnabled: !isMissing) { self.showHistory() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      .refresh(self),
    ]
  }

  /// Whether the file is shown as lines of text.
  private var showsLines: Bool {
    if case .text = page { true } else { false }
  }
}
