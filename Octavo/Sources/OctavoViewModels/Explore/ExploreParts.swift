import GitHubValues

extension Services {
  /// The lists that Explore shows in brief while the search field is empty.
  func exploreParts() -> [ExplorePart] {
    [
      repositories(Discovery(.trending(.weekly)), "New This Week, Most Stars", "trending"),
      repositories(Discovery(.popular), "Popular Repositories", "popular"),
      ExplorePart(
        "users",
        title: "Popular Users",
        all: "All popular users",
        route: { [self] in .discovery(withChoices(Discovery(.users))) },
        ObservedList(self, .accounts(of: Discovery(.users))) { $0.login.matches($1) }
      ) { .account($0) },
      ExplorePart(
        "topics",
        title: "Topics",
        all: "All topics",
        route: { .topics },
        ObservedList(self, .featuredTopics) { $0.name.matches($1) }
      ) { [self] in .summary(row($0)) },
    ]
  }

  /// The lists that a search fills in brief, above the repositories.
  func foundParts() -> [ExplorePart] {
    [
      ExplorePart(
        found: "accounts",
        title: "Users",
        limit: 3,
        all: { .all("All users", .search(SearchPlace($0, .accounts))) },
        ObservedList(self, nil) { (account: GitHub.Account, words) in account.login.matches(words)
        },
        query: { .accounts(of: Discovery(.accounts(matching: $0))) },
        row: { .account($0) }
      ),
      ExplorePart(
        found: "issues",
        title: "Issues",
        limit: 5,
        all: { .all("All issues", .search(SearchPlace($0, .issues))) },
        ObservedList(self, nil) { (issue: GitHub.Issue, words) in issue.title.matches(words) },
        query: { .issues(matching: $0) },
        row: { [self] in foundRow($0).map(ExploreRow.Content.summary) }
      ),
    ]
  }

  private func repositories(
    _ discovery: Discovery,
    _ title: String,
    _ name: String
  ) -> ExplorePart {
    let list = ObservedList(self, .repositories(of: discovery, at: now())) { $0.matches($1) }
    var query = discovery.query(at: now())
    return ExplorePart(
      name,
      title: title,
      all: "All \(name) repositories",
      route: { [self] in .discovery(withChoices(discovery)) },
      list,
      renew: { [self] in
        // Explore stays while the program runs: on another day, other repositories are new.
        guard discovery.query(at: now()) != query else { return }
        query = discovery.query(at: now())
        list.show(.repositories(of: discovery, at: now()))
      },
      row: { [self] in .repository(row($0, of: nil)) }
    )
  }
}
