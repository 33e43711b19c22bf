import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery {
  /// Describes a list.
  ///
  /// - Parameters:
  ///   - kind: The kind of the list, unique in the store.
  ///   - subject: The login, repository or query that it belongs to; `nil` for the user’s own
  ///     login.
  ///   - endpoint: The endpoint of the first page.
  ///   - configure: Changes the way in which the list is requested and stored.
  /// - Returns: The query.
  static func list<Item>(
    _ kind: String,
    of subject: String?,
    _ endpoint: Endpoint<GitHub.Page<Item>>,
    configure: (inout ListQuery<Item>) -> Void = { _ in }
  ) -> Self where Value == [Item], Item: Identifiable {
    var list = ListQuery(kind: kind, subject: subject, endpoint: endpoint)
    configure(&list)
    return Self(kind, subject ?? "", from: .list(list))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Repository] {
  /// A list of repositories, in the server's order.
  public static func repositories(_ list: RepositoryList) -> Self {
    switch list {
    case .owned:
      Self.list("own", of: "", .ownRepositories) {
        $0.refresh = .allPages
        $0.owner = { $0.owner.login }
      }
    case .ownedBy(let login): Self.list("owned", of: login, .repositories(of: login))
    case .starredBy(let login): Self.list("starred", of: login, .starred(by: login))
    case .forks(let name): Self.list("forks", of: "\(name)", .forks(of: name))
    case .starred:
      Self.list("starred", of: nil, .ownStarred) {
        $0.refresh = .allPages
        $0.owner = { $0.owner.login }
        $0.flagKind = .star
        $0.flag = { .star($0.fullName) }
      }
    }
  }

  /// The repositories that match a query in GitHub's search syntax, best first.
  public static func search(_ query: String) -> Self {
    list("search", of: query, .repositories(matching: query))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Account] {
  /// The accounts on a list, such as the followers of an account.
  public static func people(_ list: PeopleList) -> Self {
    switch list {
    case .followers(let login): Self.list("followers", of: login, .followers(of: login))
    case .following(let login): Self.list("following", of: login, .following(of: login))
    case .organizations(let login):
      Self.list("organizations", of: login, .organizations(of: login))
    case .members(let login): Self.list("members", of: login, .members(of: login))
    case .stargazers(let name): Self.list("stargazers", of: "\(name)", .stargazers(of: name))
    case .watchers(let name): Self.list("watchers", of: "\(name)", .watchers(of: name))
    }
  }

  /// The accounts on a list of the user's own, which may have more than others see of it.
  static func ownPeople(_ list: PeopleList) -> Self {
    switch list {
    case .organizations: ownOrganizations
    case .following(let login): ownFollowing(login)
    default: people(list)
    }
  }

  /// The accounts that the user follows, by the user's login.
  ///
  /// All pages are requested, because the whole list determines the follows.
  public static func ownFollowing(_ login: String) -> Self {
    list("following", of: login, .following(of: login)) {
      $0.refresh = .allPages
      $0.flagKind = .follow
      $0.flag = { .follow($0.login) }
    }
  }

  /// The organizations of the user, those with a private membership too.
  public static var ownOrganizations: Self {
    list("organizations", of: nil, .ownOrganizations)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Event] {
  /// A feed of events, newest first, of which the server has 300.
  public static func events(_ source: NewsSource) -> Self {
    switch source {
    case .received(let login):
      list("received", of: login, .receivedEvents(of: login)) { $0.refresh = .merging(limit: 300) }
    case .performed(let login):
      list("performed", of: login, .events(of: login)) { $0.refresh = .merging(limit: 300) }
    }
  }
}
