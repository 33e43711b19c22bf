import GitHubValues
import OctavoViewModels

extension ScreenExample {
  private static let orihon = GitHub.RepositoryName(owner: "hina-m", name: "orihon")

  /// The examples, one for each screen.
  public static let all = [
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

  private static func commit(_ text: String) -> [String: Any] {
    let person = ["name": text, "date": text]
    return [
      "sha": text, "commit": ["message": text, "author": person, "committer": person],
      "author": ["login": text, "avatar_url": text], "html_url": text,
    ]
  }

  private static func file(_ text: String) -> [String: Any] {
    [
      "filename": text, "previous_filename": text, "status": "renamed", "additions": Int.max,
      "deletions": -1, "patch": "@@ -1 +1 @@ \(text)\n-\(text)\n+\(text)\n\\ \(text)",
    ]
  }

  private static func release(_ text: String) -> [String: Any] {
    [
      "id": 1, "tag_name": text, "name": text, "author": ["login": text, "avatar_url": text],
      "body": text, "published_at": text, "html_url": text, "prerelease": true,
      "assets": [["id": 1, "name": text, "size": Int.max, "browser_download_url": text]],
    ]
  }
}
