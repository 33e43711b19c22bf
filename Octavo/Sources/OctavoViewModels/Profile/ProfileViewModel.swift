public import BinderyNavigation
import Foundation
public import GitHubValues

/// An account: the user's own, as a tab, or another one.
public final class ProfileViewModel: ViewModel, ContentViewModel {
  /// The login of the account.
  public let login: String
  @MutableProperty private var stored = Stored<GitHub.User>()

  /// Requests the profile from the server.
  public private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(.user(viewModel.login))
  }

  /// Follows the account, unfollows it, or loads whether it is followed while that is not known;
  /// disabled on the user's own, and where the account could not be loaded.
  public private(set) lazy var followCommand = command(when: { $0.canFollow }) { viewModel in
    await viewModel.services.changeFollowing(
      of: viewModel.login,
      shownAs: viewModel.isFollowing
    )
  }

  private let services: Services

  /// Makes the screen of the user who is logged in, or of another account.
  public init(_ services: Services, _ login: String) {
    self.services = services
    self.login = login
    super.init()
    _stored <~ services.store.observe(.user(login))
    followPage()
    whenActivated { viewModel, _ in viewModel.findFollowing() }
  }

  /// The profile, once the store has it.
  public var user: GitHub.User? { stored.value }

  /// Whether the profile is the user's own.
  public var isSelf: Bool { services.isUser(login) }

  /// The words above the profile.
  public var title: String { login }

  /// Whether the user follows the account; `nil` while that is not known.
  public var isFollowing: Bool? { services.viewerState.isFollowing(login) }

  /// The profile, which this is the page of.
  public var page: GitHub.User? { user }

  /// The message of the last failure: the profile is missing, or may be out of date.
  public var failure: String? {
    if user == nil, (errors.latest as? APIError)?.reason == .notFound {
      return Strings.noAccount(login)
    }
    return latestFailure(by: services, storedAt: stored.readAt)
  }

  /// The lines of the profile; name and biography are left out where they are not set.
  public var details: [ProfileDetail] {
    guard let user else { return [] }
    return ProfileDetail.all(of: user)
  }

  /// The names of the lines that are not set, as one sentence; `nil` if there are none.
  public var unset: String? {
    let titles = details.filter { !$0.isSet }.map { $0.title.lowercased() }
    return titles.isEmpty ? nil : "Not set: \(titles.joined(separator: ", "))"
  }

  /// The numbers of followers, followed accounts and public repositories.
  public var counts: [CountLabel] {
    guard let user else { return [] }
    return [
      CountLabel(.followers, user.followers), CountLabel(.following, user.following),
      CountLabel(.repositories, user.publicRepositories),
    ]
  }

  /// The lists of the account: actions that show them.
  public var parts: [ScreenAction] {
    [
      ScreenAction("repositories", "Repositories") { self.openRepositories() },
      ScreenAction("starred", "Starred") { self.openStarred() },
      ScreenAction("activity", "Public Activity") { self.openActivity() },
      ScreenAction("followers", "Followers") { self.openFollowers() },
    ]
      + (user?.kind == .organization
        ? [ScreenAction("members", "Members") { self.openMembers() }]
        : [
          ScreenAction("following", "Following") { self.openFollowing() },
          ScreenAction("organizations", "Organizations") { self.openOrganizations() },
        ])
  }

  /// Shows the followers of the account.
  public func openFollowers() { show(.followers(of: login)) }

  /// Shows the accounts that the account follows.
  public func openFollowing() { show(.following(of: login)) }

  /// Shows the organizations of the account.
  public func openOrganizations() { show(.organizations(of: login)) }

  /// Shows the members of the organization.
  public func openMembers() { show(.members(of: login)) }

  /// Shows the public repositories that the account owns, which ``counts`` has the number of.
  ///
  /// All repositories of the user, those of their organizations too, are a tab of home.
  public func openRepositories() { show(RepositoryList.ownedBy(login)) }

  /// Shows the repositories that the account has starred.
  public func openStarred() { show(isSelf ? RepositoryList.starred : .starredBy(login)) }

  /// Shows the public events of the account.
  public func openActivity() {
    services.navigation.push(.news(.performed(by: login)))
  }

  /// Shows the picture of the account in full size.
  public func openPicture() {
    let account = GitHub.Account(login: login, avatarURL: user?.avatarURL, kind: user?.kind)
    services.navigation.push(.avatar(of: account))
  }

  /// Shows the settings.
  public func openSettings() { services.navigation.push(.settings) }

  /// Opens the target of a line of the profile, if it has one.
  public func open(_ detail: ProfileDetail) {
    if let url = detail.url { services.open(url) }
  }

  /// Opens the profile's page in the browser.
  public func openInBrowser() {
    if let url = user?.htmlURL ?? services.web.page(of: login) { services.open(url) }
  }

  /// Copies the address of the profile's page.
  public func copyURL() {
    if let url = user?.htmlURL ?? services.web.page(of: login) { services.copyAddress(url) }
  }

  private var canFollow: Bool {
    !isSelf && (user != nil || failure == nil) && !services.isBarred(from: login)
  }

  private func findFollowing() {
    guard !isSelf else { return }
    Task.immediate { [services, login] in
      // An unknown follow is shown as unknown. The follow action loads it and reports a failure.
      try? await services.viewerState.load(.follow(login))
    }
  }

  private func show(_ list: PeopleList) {
    services.navigation.push(.people(list))
  }

  private func show(_ list: RepositoryList) {
    services.navigation.push(.repositoryList(list))
  }
}
