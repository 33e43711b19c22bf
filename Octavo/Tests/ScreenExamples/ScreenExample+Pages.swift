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
      showing: .source(dotfiles, revision: "trunk", path: "install")
    ),
    Self(
      "document",
      at: "/juno/dotfiles/blob/trunk/README.md",
      showing: .source(dotfiles, revision: "trunk", path: "README.md")
    ),
    Self(
      "image",
      at: "/leikahale/birdsong/blob/main/images/scops-owl.png",
      showing: .source(birdsong, revision: "main", path: "images/scops-owl.png")
    ),
    Self(
      "binary",
      at: "/leikahale/birdsong/blob/main/recordings/scops-owl.wav",
      showing: .source(birdsong, revision: "main", path: "recordings/scops-owl.wav")
    ),
  ]

  /// The repositories of the user, in a tab of home.
  public static let owned = ScreenExample(
    "owned",
    at: "/-/repositories",
    requesting: "/user/repos"
  ) { (.repositories, [repository($0)]) }

  /// The repositories that the user starred, beside the others.
  public static let starred = ScreenExample(
    "starred",
    at: "/-/repositories",
    requesting: "/user/starred"
  ) { (.repositories, [repository($0)]) }

  /// The branches of a repository in their picker, which has no address.
  public static let branches = ScreenExample("refs", at: "/hina-m/orihon/branches") {
    (.refPicker(orihon, current: nil), [["name": $0, "commit": ["sha": $0]]])
  }

  private static let dotfiles = GitHub.RepositoryName(owner: "juno", name: "dotfiles")
  private static let birdsong = GitHub.RepositoryName(owner: "leikahale", name: "birdsong")
}
