public import BinderyNavigation

extension AboutViewModel: ActionProviding {
  /// The check for updates, the diagnostics, the form for feedback, the source code and its author.
  public var actions: [ScreenAction] {
    let isPublished = sourcePage != nil
    return [
      ScreenAction("diagnostics", "Copy Diagnostics", isPrimary: true) { self.copyDiagnostics() },
      ScreenAction("updates", "Check for Updates", isPrimary: true, checkCommand),
      ScreenAction("feedback", "Send Feedback", isEnabled: isPublished, isPrimary: true) {
        self.sendFeedback()
      },
      ScreenAction("source", "Show Source Code", isEnabled: isPublished, isPrimary: true) {
        self.showSource()
      },
      ScreenAction("author", "Show Author", isEnabled: isPublished, isPrimary: true) {
        self.showAuthor()
      },
    ] + services.pageActions(at: sourcePage)
  }
}
