public import BinderyNavigation

extension AboutViewModel: ActionProviding {
  /// The check for updates, the diagnostics, the form for feedback, and the page of the source code.
  public var actions: [ScreenAction] {
    let isPublished = sourcePage != nil
    return [
      ScreenAction("diagnostics", "Copy Diagnostics", isPrimary: true) { self.copyDiagnostics() },
      ScreenAction("updates", "Check for Updates", isPrimary: true, checkCommand),
      ScreenAction("feedback", "Send Feedback", isEnabled: isPublished, isPrimary: true) {
        self.sendFeedback()
      },
    ] + services.pageActions(at: sourcePage)
  }
}
