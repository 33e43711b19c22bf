public import BinderyNavigation
import Foundation
public import GitHubValues

/// Those who follow an account, or whom it follows.
public final class PeopleViewModel: ViewModel {
  /// Which of the two.
  public enum Kind: Hashable {
    /// Those who follow the account.
    case followers
    /// Those whom the account follows.
    case following
  }

  /// Which of the two.
  public let kind: Kind
  /// Whose they are.
  public let login: String
  /// The accounts, their filter and their paging.
  public let people: PagedList<GitHub.Account>
  private let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ kind: Kind, of login: String) {
    self.services = services
    self.kind = kind
    self.login = login
    people = PagedList(
      services,
      matches: { $0.login.matches($1) },
      load: { next in
        switch kind {
        case .followers: try await services.gitHub.followers(of: login, at: next)
        case .following: try await services.gitHub.following(of: login, at: next)
        }
      }
    )
    super.init()
    whenActivated { [unowned self] _ in people.refreshIfNeeded() }
  }

  /// The words above the list.
  public var title: String {
    switch kind {
    case .followers: "Followers of \(login)"
    case .following: "Followed by \(login)"
    }
  }

  /// Shows an account.
  public func open(_ account: GitHub.Account) {
    services.navigation.push(.profile(ProfileViewModel(services, account.login)))
  }
}
