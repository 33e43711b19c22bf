import GitHubValues
import OctavoViewModels

extension ScreenExample {
  /// The page of an account, and its lists.
  static let accounts = [
    Self("account", at: "/hina-m", requesting: "/users/hina-m") { (.user("hina-m"), user($0)) },
    Self("followers", at: "/hina-m?tab=followers", requesting: "/users/hina-m/followers") {
      (.people(.followers(of: "hina-m")), [user($0)])
    },
    Self("account-repositories", at: "/hina-m?tab=repositories", requesting: "/users/hina-m/repos")
    { (.repositoryList(.ownedBy("hina-m")), [repository($0)]) },
    Self("account-stars", at: "/hina-m?tab=stars", requesting: "/users/hina-m/starred") {
      (.repositoryList(.starredBy("hina-m")), [repository($0)])
    },
    Self("activity", at: "/hina-m?tab=activity", requesting: "/users/hina-m/events") {
      (.news(.performed(by: "hina-m")), [event($0)])
    },
    Self("settings", at: "/-/settings", showing: .settings),
  ]

  /// The stargazers and watchers of a repository.
  static let people = [
    Self("stargazers", at: "/hina-m/orihon/stargazers") {
      (.people(.stargazers(of: orihon)), [["user": user($0), "starred_at": $0]])
    },
    Self(
      "watchers",
      at: "/hina-m/orihon/watchers",
      requesting: "/repos/hina-m/orihon/subscribers"
    ) { (.people(.watchers(of: orihon)), [user($0)]) },
  ]

  /// A repository, its folders and its files.
  static let code = [
    Self("repository", at: "/hina-m/orihon") { (.repository(orihon), repository($0, "orihon")) },
    Self("tree", at: "/hina-m/orihon/tree/main", requesting: "/repos/hina-m/orihon/git/trees") {
      (.tree(orihon, revision: "main"), ["tree": [entry($0)], "truncated": false])
    },
    Self(
      "source",
      at: "/juno/dotfiles/blob/trunk/install",
      showing: .source(
        GitHub.RepositoryName(owner: "juno", name: "dotfiles"),
        revision: "trunk",
        path: "install"
      )
    ),
  ]
}
