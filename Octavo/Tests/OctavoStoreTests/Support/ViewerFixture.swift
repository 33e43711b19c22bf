import Foundation
import GRDB
import GitHubValues

@testable import OctavoStore

/// The store of an account on a file of its own, with a repository and two accounts in it.
struct ViewerFixture {
  static let tides = GitHub.RepositoryName(owner: "Maralind", name: "Tides")
  static let star = GitHub.ViewerFlag.star(tides)
  static let follow = GitHub.ViewerFlag.follow("Hina")
  static let now = Date(timeIntervalSince1970: 1000)

  let folder: TemporaryFolder
  let store: AccountStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try Self.open(folder)
    try await store.save(Self.repository(stars: 41))
    try await store.save(GitHub.User(id: 1, login: "Juno", followers: 2, following: 3))
    try await store.save(GitHub.User(id: 2, login: "Hina", followers: 7, following: 5))
  }

  static func open(_ folder: TemporaryFolder) throws -> AccountStore {
    try AccountStore(folder: folder.url, host: "github.com", login: "juno")
  }

  static func repository(stars: Int) -> GitHub.Repository {
    GitHub.Repository(
      id: 9,
      owner: .init(login: tides.owner),
      name: tides.name,
      description: "When the water comes and goes",
      stars: stars
    )
  }

  /// Tells the store that the flags are not set.
  func learnNothingIsSet() async throws {
    try await store.learn(
      false,
      of: [Self.star, Self.follow],
      since: try await store.viewerRevision(),
      at: Self.now
    )
  }

  /// Requests a state and sends the request; the server may have carried it out.
  func send(_ target: Bool, of flag: GitHub.ViewerFlag = star) async throws -> OutboxRow? {
    _ = try await store.request(target, of: flag, at: Self.now)
    guard let row = try await store.next() else { return nil }
    return try await store.begin(row)
  }

  /// The state to show, read from the view.
  func shown(_ flag: GitHub.ViewerFlag = star) async throws -> Bool? {
    try await store.writer.look { db in
      try Bool.fetchOne(
        db,
        sql: "SELECT value FROM shown_viewer_state WHERE kind = ? AND key = ?",
        arguments: [flag.kind.rawValue, flag.key]
      )
    }
  }

  /// The number of stars to show, read from the view.
  func shownStars() async throws -> Int? {
    try await store.writer.look { db in
      try Row.fetchOne(db, sql: "SELECT * FROM shown_repository WHERE id = 9")
        .map { RepositoryRow.repository($0).stars }
    }
  }

  /// The followers and the following of an account to show, read from the view.
  func shownCounts(_ login: String) async throws -> [Int]? {
    try await store.writer.look { db in
      try Row.fetchOne(db, sql: "SELECT * FROM shown_user WHERE login = ?", arguments: [login])
        .map { UserRow.user($0) }.map { [$0.followers, $0.following] }
    }
  }
}

extension AccountStore {
  /// The request that is sent next, when no pause is left.
  func next() async throws -> OutboxRow? {
    guard case .take(let row) = try await step(at: .distantFuture) else { return nil }
    return row
  }
}
