import BinderyNavigation
import GitHubValues

extension Services {
  /// The words for a failure, for the screen that met it; `nil` for what is nobody's business.
  ///
  /// Where the server no longer takes the token, the log-in screen comes up over all others, once,
  /// so that nothing that was typed is lost.
  func words(for error: any Error) -> String? { Words.about(heeding(error), now: now()) }

  /// Does what a failure asks for, and hands it on to the screen that met it.
  func heeding(_ error: any Error) -> any Error {
    if let error = error as? APIError, error.reason == .unauthorized, session.user != nil {
      renewLogin()
    }
    return error
  }

  private func renewLogin() {
    guard renewal == nil else { return }
    renewal = Task.immediate { [weak self, navigation] in
      _ = await navigation.present(.login(.renewal), returning: GitHub.User.self)
      self?.renewal = nil
    }
    Task { [session] in await session.dropToken() }
  }
}
