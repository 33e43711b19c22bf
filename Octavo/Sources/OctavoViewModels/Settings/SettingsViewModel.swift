public import BinderyNavigation
import Foundation
import GitHubEndpoints
public import GitHubValues

/// The account, the server and the way out.
public final class SettingsViewModel: ViewModel, RefreshableViewModel, TitledViewModel {
  /// The numbers of requests that the server still accepts, by kind; empty until it has responded.
  @MutableProperty public private(set) var rateLimits: [GitHub.RateLimit] = []

  /// Asks whether to log out, and whether to delete local data with it.
  public let confirmLogOut = Interaction<AlertContent, AlertContent.Choice>()

  /// Asks the server for the limits.
  public private(set) lazy var refreshCommand = command(
    .latest,
    producer: { viewModel in viewModel.services.gitHub.producer(of: .rateLimits) }
  )

  /// Logs out, after the user has confirmed it.
  public private(set) lazy var logOutCommand = command { viewModel in
    let (services, confirmLogOut) = (viewModel.services, viewModel.confirmLogOut)
    let choice = await confirmLogOut.ask(LogOutAlert.alert)
    guard choice == LogOutAlert.logOut || choice == LogOutAlert.logOutAndDelete else { return }
    await services.session.logOut(deletingLocalData: choice == LogOutAlert.logOutAndDelete)
    services.navigation.resetRoot(.login(.start(then: .login)), isForced: true)
  }

  private let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    super.init()
    _rateLimits <~ refreshCommand.values
    funnelErrors(of: refreshCommand, through: services)
    whenActivated { viewModel, _ in viewModel.refreshCommand.execute() }
  }

  /// The title of the screen.
  public var title: String { "Settings" }

  /// The message of the failure to load the limits.
  public var problem: String? { message(for: errors.latest, by: services) }

  /// Asks the server for the limits.
  public func refresh() { refreshCommand.execute() }

  /// The session of the user who is logged in.
  public var user: GitHub.User? { services.session.user }

  /// The server's name.
  public var serverName: String { services.session.server.name }

  /// The description of the place where the token is stored.
  public var tokenPlace: String { Strings.place(services.session.tokenPlace) }

  /// The limits in words, such as “core: 4,998 of 5,000 left, full again in 12 minutes”.
  public var limits: [String] {
    rateLimits.map { limit in
      let minutes = max(
        1,
        Int((limit.resetsAt.timeIntervalSince(services.now()) / 60).rounded(.up))
      )
      let end =
        limit.remaining < limit.limit ? ", full again in \(Strings.count(minutes, "minute"))" : ""
      return "\(limit.resource): \(limit.remaining) of \(limit.limit) left\(end)"
    }
  }
}
