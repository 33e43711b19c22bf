import BinderyNavigation
import GitHubValues

extension Services {
  /// Returns the message for a failure, for the screen that shows it; `nil` for a cancellation.
  ///
  /// If the server has refused the token, it presents the login screen above all others, once, so
  /// that what the user has typed is kept.
  func message(for error: any Error) -> String? { Strings.about(heeding(error), now: now()) }

  /// Presents the login screen if the server has refused the token, and returns the failure.
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
