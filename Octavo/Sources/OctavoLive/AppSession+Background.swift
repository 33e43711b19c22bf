import Foundation
import GitHubAPI
import OctavoStore
import OctavoViewModels

extension AppSession {
  /// Follows what other programs change: the settings, and accounts that they log in or out.
  ///
  /// A program without screens calls it, because its user changes both elsewhere. The system
  /// reports the changes, so nothing runs between two of them.
  public func followOtherPrograms() {
    foreignCommits = ForeignCommits(in: shared.logFile, scheduler: services.scheduler) {
      [weak self] in
      guard let self else { return }
      Task {
        await self.preferences.reread()
        await self.session.endLoggedOut()
        await self.session.beginLoggedIn()
        await self.session.listAccounts()
      }
    }
  }
}

extension AppSession {
  /// Waits until the accounts that are not shown have begun, after ``restore(shown:)``.
  public func othersBegan() async { await session.beginning?.value }

  /// Returns the start in the background with the session; `nil` for a server in this program, and
  /// where the window program is not installed.
  static func backgroundStart(_ configuration: LiveConfiguration) -> (any BackgroundStart)? {
    guard configuration.demo == nil, let folder = configuration.folders?.configuration,
      let program = WindowProgram(environment: configuration.environment)
    else { return nil }
    return AutostartFile(program, in: folder.deletingLastPathComponent())
  }
}

extension LiveConfiguration {
  /// Prepares for a program without screens: it sends no requests of the user, stores no login, and
  /// needs little memory between two requests.
  public mutating func prepareForBackground() {
    sendsRequests = false
    isForScript = true
    // The next request is sent after a minute at least.
    client.idleTimeout = .seconds(1)
    client.memoryCacheBytes = 256 << 10
  }
}
