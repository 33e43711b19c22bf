import Foundation

/// Objects of responses whose texts are all the one given.
extension ScreenExample {
  static func user(_ text: String) -> [String: Any] {
    [
      "id": 1, "login": text, "name": text, "bio": text, "company": text, "location": text,
      "email": text, "blog": text, "avatar_url": text, "html_url": text, "type": text,
    ]
  }

  /// A repository, whose name is another text if one is given.
  static func repository(_ text: String, _ name: String? = nil) -> [String: Any] {
    [
      "id": 1, "name": name ?? text, "full_name": name.map { "hina-m/\($0)" } ?? text,
      "owner": user(text), "description": text, "language": text, "default_branch": text,
      "homepage": text, "topics": [text, text], "license": ["name": text], "html_url": text,
      "stargazers_count": Int.max, "forks_count": -1, "pushed_at": text,
    ]
  }

  static func event(_ text: String) -> [String: Any] {
    [
      "id": "1", "type": text, "actor": user(text), "repo": ["name": text],
      "payload": ["ref": text, "head": text, "before": text],
      "created_at": "2026-01-01T00:00:00Z",
    ]
  }

  /// A file of a tree, in whose path a slash would stand for a folder.
  static func entry(_ text: String) -> [String: Any] {
    let path = text.replacingOccurrences(of: "/", with: "_")
    return ["path": path, "mode": "100644", "type": "blob", "sha": text, "size": 1]
  }

  static func issue(_ text: String) -> [String: Any] {
    [
      "id": 1, "number": 34, "title": text, "body": text, "user": user(text), "state": text,
      "state_reason": text, "created_at": text, "html_url": text, "author_association": text,
      "labels": [["name": text, "color": text]], "comments": Int.max, "locked": true,
      "reactions": ["+1": Int.max, "heart": text], "type": ["name": text],
      "milestone": ["number": 1, "title": text], "assignees": [user(text)],
    ]
  }

  /// A pull request, as a list of them has it.
  static func pull(_ text: String) -> [String: Any] {
    issue(text).merging(["merged_at": NSNull(), "draft": text, "node_id": text]) { $1 }
  }

  static func release(_ text: String) -> [String: Any] {
    [
      "id": 1, "tag_name": text, "name": text, "author": ["login": text, "avatar_url": text],
      "body": text, "published_at": text, "html_url": text, "prerelease": true,
      "assets": [["id": 1, "name": text, "size": Int.max, "browser_download_url": text]],
    ]
  }

  static func commit(_ text: String) -> [String: Any] {
    let person = ["name": text, "date": text]
    return [
      "sha": text, "commit": ["message": text, "author": person, "committer": person],
      "author": ["login": text, "avatar_url": text], "html_url": text,
    ]
  }

  static func file(_ text: String) -> [String: Any] {
    [
      "filename": text, "previous_filename": text, "status": "renamed", "additions": Int.max,
      "deletions": -1, "patch": "@@ -1 +1 @@ \(text)\n-\(text)\n+\(text)\n\\ \(text)",
    ]
  }
}
