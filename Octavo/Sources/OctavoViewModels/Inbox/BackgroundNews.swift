public import BinderyNavigation
import GitHubValues

/// The notifications of a program without screens, until it has a reason to end.
///
/// An account that logs out, or whose token is refused, ends its own notifications; the last one
/// ends the program.
///
/// ```swift
/// services.notify = { application.notify($0) }
/// let news = BackgroundNews(services)
/// // … until `news.end` is a reason …
/// ```
@MainActor
public final class BackgroundNews: LifetimeProviding {
  /// The reason for which nothing is left to be done.
  public nonisolated enum End: Sendable, Equatable {
    /// No account is logged in.
    case loggedOut
    /// The servers no longer accept the token of any account, such as this one.
    case refused(login: String)
    /// The user has turned notifications off.
    case off
  }

  /// The lifetime, which ends when the object is released.
  public let lifetime = Lifetime()
  /// The reason to end; `nil` while notifications are sent.
  @MutableProperty public private(set) var end: End?
  private let services: Services
  private var notifier: InboxNotifier?

  /// Begins to request the inbox, and to notify the user of what is new.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - didRequest: Called after each request.
  public init(_ services: Services, didRequest: @escaping () -> Void = {}) {
    self.services = services
    services.polling.isOnScreen = false
    lifetime.observe(self) { news in
      let session = news.services.session
      let accounts = session.loggedIn.map(\.id)
      guard !accounts.contains(where: session.isUsable) else { return }
      untracked { news.finish(accounts.first.map { .refused(login: $0.login) } ?? .loggedOut) }
    }
    lifetime.observe(self) { news in
      if !news.services.notifiesNews { untracked { news.finish(.off) } }
    }
    lifetime += services.session.expirations.observeValues { [weak self] in
      // The list of accounts follows.
      guard let session = self?.services.session, let shown = session.shownAccount else { return }
      let others = session.loggedIn.map(\.id).filter { $0 != shown }
      if !others.contains(where: session.isUsable) { self?.finish(.refused(login: shown.login)) }
    }
    if end == nil { notifier = InboxNotifier(services, didRequest: didRequest) }
  }

  isolated deinit { lifetime.dispose() }

  private func finish(_ reason: End) {
    guard end == nil else { return }
    end = reason
    notifier = nil
  }
}

nonisolated extension BackgroundNews.End {
  /// One sentence for the user.
  public var message: String {
    switch self {
    case .loggedOut: "You are not logged in. Start octavo-desktop, and log in."
    case .refused(let login):
      "The server no longer accepts the token of \(login). Start octavo-desktop, and log in."
    case .off: "Notifications are off. The inbox and the settings turn them on."
    }
  }

  /// Whether the user did not ask for this end.
  public var isFailure: Bool { self != .off }
}
