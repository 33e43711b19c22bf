import GitHubValues
import OctavoViewModels

extension ScreenExample {
  /// A search for each kind of things.
  static let searches = [
    Self("search-issues", at: "/search?q=herbs&type=issues", requesting: "/search/issues") {
      (.search(SearchPlace("herbs", .issues)), ["items": [found(issue($0))]])
    },
    Self("search-pulls", at: "/search?q=length&type=pullrequests", requesting: "/search/issues") {
      (.search(SearchPlace("length", .pulls)), ["items": [found(pull($0))]])
    },
    Self("search-code", at: "/search?q=tide&type=code", requesting: "/search/code") { text in
      let match: [String: Any] = [
        "property": "content", "fragment": text, "matches": [["text": text, "indices": [0, 1]]],
      ]
      let file: [String: Any] = [
        "path": text, "sha": text, "html_url": text, "text_matches": [match],
      ]
      return (.search(SearchPlace("tide", .code)), ["items": [found(file)]])
    },
    Self("search-commits", at: "/search?q=tide&type=commits", requesting: "/search/commits") {
      (.search(SearchPlace("tide", .commits)), ["items": [found(commit($0))]])
    },
    Self("search", at: "/search?q=tide&type=repositories", requesting: "/search/repositories") {
      (
        .search(SearchPlace("tide", .repositories)),
        ["items": [repository($0, "orihon").merging(["description": $0]) { $1 }]]
      )
    },
    Self("search-users", at: "/search?q=hina&type=users", requesting: "/search/users") {
      (
        .search(SearchPlace("hina", .accounts)),
        ["items": [["login": $0, "avatar_url": $0, "type": $0]]]
      )
    },
  ]

  /// A thing that a search has found, with its repository.
  private static func found(_ item: [String: Any]) -> [String: Any] {
    item.merging(["repository": ["full_name": "juno/windowsill"]]) { $1 }
  }
}
