public import BinderyNavigation

extension SourceViewModel: ActionProviding {
  /// The actions of the file: lines can be found and wrapped, and a document can be shown as it is
  /// written.
  public var actions: [ScreenAction] {
    let wrap = ScreenAction("wrap", wrapTitle, isPrimary: true) { self.toggleWrapping() }
    let raw = ScreenAction("raw", rawTitle, isPrimary: true) { self.toggleRawMarkdown() }
    let source = canBeDocument ? [raw] : []
    return (showsLines ? [wrap] + lineActions : []) + source + documentActions
      + [
        .save(isEnabled: saveRequest != nil) { self.save() },
        ScreenAction("history", "History", isEnabled: !isMissing) { self.showHistory() },
        .browser(isEnabled: !isMissing) { self.openInBrowser() },
        .copyAddress(isEnabled: !isMissing) { self.copyURL() },
        permalink,
        ScreenAction("issue.lines", "New Issue from Lines", issueCommand),
        .refresh(self),
      ]
  }

  /// The title of the action that wraps long lines, or wraps them no longer.
  public var wrapTitle: String { wrapsLines ? "Do Not Wrap Lines" : "Wrap Lines" }

  /// The title of the action that shows a document as it is written, or as it is read.
  public var rawTitle: String { showsRawMarkdown ? "Show Preview" : "Show Source" }

  private var permalink: ScreenAction {
    let title =
      switch lines.map({ $0.last - $0.first }) {
      case nil: "Copy Permalink"
      case 0?: "Copy Permalink to Line"
      default: "Copy Permalink to Lines"
      }
    return ScreenAction("permalink", title, isPrimary: lines != nil, permalinkCommand)
  }

  private var lineActions: [ScreenAction] {
    let hasText = !searchText.isEmpty
    return [
      ScreenAction("line", "Go to Line…", goToLineCommand),
      ScreenAction("find", "Find in File…", findCommand),
      ScreenAction("find.next", Strings.findNext, isEnabled: hasText) { self.findNext() },
      ScreenAction("find.previous", Strings.findPrevious, isEnabled: hasText) {
        self.findPrevious()
      },
      ScreenAction("find.end", Strings.endSearch, isEnabled: hasText) { self.endSearch() },
    ]
  }
}
