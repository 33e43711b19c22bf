public import BinderyNavigation
public import GitHubValues

/// The tabs: News, Repositories, Explore and Profile.
public final class HomeViewModel: ViewModel, @MainActor TabBarViewModel {
  /// What happened around the person.
  public let news: NewsViewModel
  /// What the person owns and starred.
  public let repositories: RepositoriesViewModel
  /// Search.
  public let explore: ExploreViewModel
  /// The person's own account.
  public let profile: ProfileViewModel
  /// The four, each on a navigation controller of its own.
  public let tabs: Tabs<Screen>

  /// Makes the screen for the person who is logged in.
  public init(_ services: Services, _ user: GitHub.User) {
    news = NewsViewModel(services, .received(by: user.login))
    repositories = RepositoriesViewModel(services)
    explore = ExploreViewModel(services)
    profile = ProfileViewModel(services, user.login)
    tabs = Tabs([
      .init(news.title, .news(news)), .init(repositories.title, .repositories(repositories)),
      .init(explore.title, .explore(explore)), .init("Profile", .profile(profile)),
    ])
    super.init()
    followTabs()
  }
}
