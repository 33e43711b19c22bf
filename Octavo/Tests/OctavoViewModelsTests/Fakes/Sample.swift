import Foundation
import GitHubValues

/// Values for tests.
nonisolated enum Sample {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)
  static let name = GitHub.RepositoryName(owner: "maralind", name: "tides")

  static func user(_ login: String, id: Int = 1) -> GitHub.User {
    GitHub.User(id: id, login: login, avatarURL: avatar(login))
  }

  static func avatar(_ login: String) -> URL? { URL(string: "https://example.org/\(login).png") }

  static func repository(
    _ name: String = "maralind/tides",
    id: Int = 1,
    stars: Int = 41,
    defaultBranch: String? = "main"
  ) -> GitHub.Repository {
    let name = GitHub.RepositoryName(name) ?? Sample.name
    return GitHub.Repository(
      id: id,
      owner: GitHub.Account(login: name.owner),
      name: name.name,
      description: "When the water comes and goes",
      language: "C",
      defaultBranch: defaultBranch,
      stars: stars
    )
  }

  static func event(_ id: Int, _ kind: GitHub.Event.Kind = .star) -> GitHub.Event {
    GitHub.Event(
      id: "\(id)",
      actor: GitHub.Account(login: "hina-m"),
      repository: name,
      createdAt: now.addingTimeInterval(Double(id) * 60 - 7200),
      kind: kind
    )
  }

  static func thread(
    _ id: Int,
    _ kind: GitHub.NotificationSubject.Kind = .issue,
    title: String = "Tides come twice"
  ) -> GitHub.NotificationThread {
    let url = URL(string: "https://example.org/repos/maralind/tides/issues/\(id)")
    let subject = GitHub.NotificationSubject(title: title, kind: kind, apiURL: url)
    return GitHub.NotificationThread(id: "\(id)", in: name, about: subject) {
      $0.updatedAt = now.addingTimeInterval(Double(id) * 60 - 7200)
    }
  }

  static func issue(_ number: Int, comments: Int = 0) -> GitHub.Issue {
    GitHub.Issue(id: number, number: number, title: "Tides come twice") {
      $0.body = "Why?"
      $0.author = GitHub.Account(login: "ada")
      $0.comments = comments
    }
  }

  static func comment(_ id: Int, _ body: String, by login: String = "ada") -> GitHub.Comment {
    GitHub.Comment(id: id, body: body) {
      $0.author = GitHub.Account(login: login)
      $0.createdAt = now.addingTimeInterval(-60)
      $0.updatedAt = $0.createdAt
    }
  }

  /// The pages of a list.
  static func pages<Item>(_ pages: [Item]...) -> [[Item]] { pages }
}
