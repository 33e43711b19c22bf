public import BinderyNavigation
public import Foundation
import GitHubEndpoints
public import GitHubValues

/// The service bus: everything that view models need of the world, given to each at init.
///
/// The program makes one and keeps it; tests make one of fakes.
public final class Services {
  /// The way from screen to screen.
  public let navigation: any RouteNavigation<Route>
  /// Who is logged in.
  public let session: any Session
  /// The server, as the person who is logged in.
  public let gitHub: any GitHubService
  /// What the machine remembers.
  public let store: any LocalStore
  /// The requests whose responses are written to the store.
  public let sync: any Synchronization
  /// What the person likes.
  public let preferences: any Preferences
  /// The place of the user between two runs.
  public let places: any PlaceStore
  /// The clock for delays.
  public let scheduler: any Scheduler
  /// The date and time.
  public let now: () -> Date

  /// Which repositories the person starred, the same on all screens.
  public let stars: Marks<GitHub.RepositoryName>
  /// Whom the person follows, the same on all screens.
  public let follows: Marks<String>

  /// Something to tell the person in passing, on whatever screen; it goes by itself.
  @MutableProperty public private(set) var notice: String?

  private let noticeEnd = SerialDisposable()
  private let openURL: (URL) -> Void
  private let copyText: (String) -> Void
  /// Presents the login after the token has been refused; `nil` while it is accepted.
  var renewal: Task<Void, Never>?

  /// Puts the services together.
  ///
  /// `openURL` opens an address in the person's browser or mail program, `copy` puts a text on the
  /// clipboard.
  public init(
    navigation: any RouteNavigation<Route>,
    session: any Session,
    gitHub: any GitHubService,
    store: any LocalStore,
    sync: any Synchronization,
    preferences: any Preferences,
    places: any PlaceStore,
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    openURL: @escaping (URL) -> Void,
    copy: @escaping (String) -> Void
  ) {
    self.navigation = navigation
    self.session = session
    self.gitHub = gitHub
    self.store = store
    self.sync = sync
    self.preferences = preferences
    self.places = places
    self.scheduler = scheduler
    self.now = now
    self.openURL = openURL
    copyText = copy
    stars = Marks(
      read: { try await gitHub.send(.isStarred($0)) },
      write: { try await gitHub.send(.setStarred($0, $1)) }
    )
    follows = Marks(
      read: { try await gitHub.send(.isFollowing($0)) },
      write: { try await gitHub.send(.setFollowing($0, $1)) }
    )
    stars.changes.observeValues { change in
      Task.immediate { await store.setStarred(change.isOn, change.key) }
    }
    follows.changes.observeValues { change in
      Task.immediate { await store.setFollowing(change.isOn, change.key) }
    }
  }

  /// Shows `words` for a few seconds, or until the next notice; `nil` is no notice.
  public func tell(_ words: String?) {
    guard let words else { return }
    notice = words
    noticeEnd.inner = scheduler.schedule(after: .seconds(6)) { [weak self] in self?.notice = nil }
  }

  /// Puts a text on the clipboard.
  public func copy(_ text: String) { copyText(text) }

  /// Puts the address of a page on the clipboard, and says so.
  func copyAddress(_ url: URL) {
    copy(url.absoluteString)
    tell("The address was copied.")
  }

  /// Opens an address outside, if it leads to a page or to a mail; nothing else is ever opened.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) else {
      return false
    }
    openURL(url)
    return true
  }
}
