import GitHubValues
import OctavoViewModels

extension ScreenExample {
  private static let orihon = GitHub.RepositoryName(owner: "hina-m", name: "orihon")

  /// The examples whose screens show the response to a request.
  public static var requesting: [Self] { all.filter(\.hasResponse) }

  /// The examples, one for each screen.
  public static let all = [
    Self("accounts", at: "/-/settings/accounts", showing: .accounts),
    Self("contributors", at: "/hina-m/orihon/contributors") {
      (.contributors(orihon), [["login": $0, "avatar_url": $0, "contributions": Int.max]])
    },
    Self("releases", at: "/hina-m/orihon/releases") { (.releases(orihon), [release($0)]) },
    Self(
      "release",
      at: "/hina-m/orihon/releases/tag/v2.0",
      requesting: "/repos/hina-m/orihon/releases/tags"
    ) { (.release(orihon, tag: $0), release($0)) },
  ]

  private static func release(_ text: String) -> [String: Any] {
    [
      "id": 1, "tag_name": text, "name": text, "author": ["login": text, "avatar_url": text],
      "body": text, "published_at": text, "html_url": text, "prerelease": true,
      "assets": [["id": 1, "name": text, "size": Int.max, "browser_download_url": text]],
    ]
  }
}
