public import BinderyNavigation

extension SourceViewModel: ActionProviding {
  /// The actions of the file: lines can be found and wrapped, and a document can be shown as it is
  /// written.
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
    return (showsLines ? [wrap] + lineActions : []) + (isMarkdown ? [raw] : []) + [
      ScreenAction("history", "History", isEnabled: !isMissing) { self.showHistory() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      ScreenAction("permalink", "Copy Permalink", permalinkCommand),
      .refresh(self),
    ]
  }

  private var lineActions: [ScreenAction] {
    [
      ScreenAction("line", "Go to Line…", goToLineCommand),
      ScreenAction("find", "Find in File…", findCommand),
      ScreenAction("find.next", "Find Next", isEnabled: !search.isEmpty) { self.findNext() },
      ScreenAction("find.previous", "Find Previous", isEnabled: !search.isEmpty) {
        self.findPrevious()
      },
    ]
  }
}
