import GitHubValues
import OctavoViewModels

extension ScreenExample {
  static let lantern = GitHub.RepositoryName(owner: "rfarouk", name: "lantern")
  static let windowsill = GitHub.RepositoryName(owner: "juno", name: "windowsill")
  static let tidewater = GitHub.RepositoryName(owner: "maralind", name: "tidewater")
  static let orihon = GitHub.RepositoryName(owner: "hina-m", name: "orihon")

  /// The examples whose screens show the response to a request.
  public static var requesting: [Self] { all.filter(\.hasResponse) }

  /// The examples, one for each screen.
  public static let all = screens + explore + searches + accounts + people + code + changes

  private static let screens = [
    Self("about", at: "/-/settings/about", showing: .about),
    Self("accounts", at: "/-/settings/accounts", showing: .accounts),
    Self(
      "organizations",
      at: "/hina-m?tab=organizations",
      requesting: "/users/hina-m/orgs"
    ) { (.people(.organizations(of: "hina-m")), [["login": $0, "avatar_url": $0]]) },
    Self(
      "members",
      at: "/patient-tools?tab=members",
      requesting: "/orgs/patient-tools/members"
    ) { (.people(.members(of: "patient-tools")), [["login": $0, "avatar_url": $0, "type": $0]]) },
    Self("contributors", at: "/hina-m/orihon/contributors") {
      (.contributors(orihon), [["login": $0, "avatar_url": $0, "contributions": Int.max]])
    },
    Self("forks", at: "/hina-m/orihon/forks") {
      (.repositoryList(.forks(of: orihon)), [repository($0)])
    },
    Self("issues", at: "/juno/windowsill/issues") {
      (.issues(.repository(windowsill)), [issue($0)])
    },
    Self("own-issues", at: "/-/issues?q=repo%3Ajuno%2Fwindowsill", requesting: "/search/issues") {
      let place = ["repository": ["full_name": "juno/windowsill"]]
      return (
        .issues(.own, filter: "repo:juno/windowsill"), ["items": [issue($0).merging(place) { $1 }]]
      )
    },
    Self("pulls", at: "/juno/windowsill/pulls") {
      (.issues(.pulls(windowsill)), [pull($0)])
    },
    // The response of its search is that of the issues.
    Self(
      "own-pulls",
      at: "/-/pulls?q=repo%3Ajuno%2Fwindowsill",
      showing: .issues(.ownPulls, filter: "repo:juno/windowsill")
    ),
    Self(
      "pull-checks",
      at: "/maralind/tidewater/pull/33/checks",
      showing: .checks(tidewater, pull: 33)
    ),
    Self("issue", at: "/rfarouk/lantern/issues/34") { (.issue(lantern, 34), issue($0)) },
    Self(
      "new-issue",
      at: "/juno/windowsill/issues/new?title=Steam",
      showing: .newIssue(windowsill, NewIssueForm(members: ["title": "Steam"]))
    ),
    Self("unsent", at: "/-/unsent", showing: .unsent),
    Self("releases", at: "/hina-m/orihon/releases") { (.releases(orihon), [release($0)]) },
    Self(
      "release",
      at: "/hina-m/orihon/releases/tag/v2.0",
      requesting: "/repos/hina-m/orihon/releases/tags"
    ) { (.release(orihon, tag: $0), release($0)) },
  ]

  private static let explore = [
    Self("trending", at: "/-/explore/trending?since=monthly", requesting: "/search/repositories") {
      (.discovery(Discovery(.trending(.monthly))), ["items": [repository($0)]])
    },
    Self("popular", at: "/-/explore/popular", requesting: "/search/repositories") {
      (.discovery(Discovery(.popular)), ["items": [repository($0)]])
    },
    Self("popular-users", at: "/-/explore/users", requesting: "/search/users") {
      (.discovery(Discovery(.users)), ["items": [["login": $0, "avatar_url": $0, "type": $0]]])
    },
    Self("topics", at: "/-/explore/topics", requesting: "/search/topics") {
      (.topics, ["items": [["name": $0, "display_name": $0, "short_description": $0]]])
    },
    Self("topic", at: "/-/explore/topics/birds", requesting: "/search/repositories") {
      (.discovery(Discovery(.topic($0))), ["items": [repository($0)]])
    },
  ]

  private static let changes = [
    Self(
      "commit",
      at: "/hina-m/orihon/commit/v2.0",
      requesting: "/repos/hina-m/orihon/commits/"
    ) { text in
      let change: [String: Any] = ["stats": ["additions": Int.max], "files": [file(text)]]
      return (
        .commit(orihon, sha: text),
        commit(text).merging(change.merging(["parents": [["sha": text]]]) { $1 }) { $1 }
      )
    },
    Self("commits", at: "/hina-m/orihon/commits/main") {
      (.commits(orihon, revision: $0), [commit($0)])
    },
    Self("comparison", at: "/hina-m/orihon/compare/v1.0...v2.0") { text in
      let head = text.hasPrefix("v1.0...") ? String(text.dropFirst(7)) : text
      return (
        .comparison(orihon, base: "v1.0", head: head),
        ["status": text, "ahead_by": Int.max, "commits": [commit(text)], "files": [file(text)]]
      )
    },
    Self(
      "pull-files",
      at: "/rfarouk/lantern/pull/21/files",
      requesting: "/repos/rfarouk/lantern/pulls/"
    ) { text in
      let branch = ["ref": text, "sha": text]
      let pull: [String: Any] = ["id": 1, "number": 21, "title": text, "head": branch]
      // The page of the files is at an address below that of the pull request.
      return (
        .pullFiles(lantern, 21), pull.merging(["base": branch, "items": [file(text)]]) { $1 }
      )
    },
  ]
}
