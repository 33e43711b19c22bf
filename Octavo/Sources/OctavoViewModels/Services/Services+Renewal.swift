import BinderyNavigation
import GitHubValues

extension Services {
  /// Handles refused tokens from now on: presents the login above all screens, once; after the user
  /// has closed it, offers it in a notice.
  ///
  /// The screens below keep their state. After a login as the same user, the one on top is active
  /// again and repeats its requests.
  func observeExpirations() {
    expirations?.dispose()
    expirations = session.expirations.observeValues { [weak self] in self?.sessionExpired() }
  }

  private func sessionExpired() {
    guard renewal == nil else { return }
    guard isRenewalDeclined else { return renewLogin() }
    showNotice(Strings.expired, action: "Log In") { [weak self] in self?.renewLogin() }
  }

  private func renewLogin() {
    let (server, user) = (session.server, session.user)
    renewal = Task.immediate { [weak self, navigation, session] in
      let renewed = await navigation.present { .login(.renewal, result: $0) }
      self?.isRenewalDeclined =
        renewed == nil && session.user?.id == user?.id && session.server == server
      self?.renewal = nil
    }
  }
}
