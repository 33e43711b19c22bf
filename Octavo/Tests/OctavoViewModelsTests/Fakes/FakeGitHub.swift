import Foundation
import GitHubValues

@testable import OctavoViewModels

/// A server whose answers a test writes down, and which remembers what it was asked.
///
/// Whatever was not written down is not found.
final class FakeGitHub {
  var users: [String: GitHub.User] = [:]
  var accounts: [String: [GitHub.Page<GitHub.Account>]] = [:]
  var repositories: [GitHub.RepositoryName: GitHub.Repository] = [:]
  var lists: [RepositoryList: [GitHub.Page<GitHub.Repository>]] = [:]
  var searches: [String: [GitHub.Page<GitHub.Repository>]] = [:]
  var references: [GitHub.RepositoryName: [GitHub.Reference]] = [:]
  var readmes: [String: GitHub.File] = [:]
  var trees: [String: GitHub.Tree] = [:]
  var files: [String: GitHub.File] = [:]
  var feeds: [String: [GitHub.Page<GitHub.Event>]] = [:]
  var starred: Set<GitHub.RepositoryName> = []
  var followed: Set<String> = []
  var limits: [GitHub.RateLimit] = []

  /// What was asked, in order.
  private(set) var calls: [String] = []
  /// How many answers are being waited for.
  private(set) var underWay = 0
  /// What calls fail with, by how they begin.
  var failures: [String: APIError.Reason] = [:]
  private var gates: [String: Gate] = [:]

  /// Holds back the answers to calls that begin so.
  func hold(_ prefix: String) -> Gate {
    let gate = Gate()
    gates[prefix] = gate
    return gate
  }

  func forgetCalls() { calls = [] }

  private func answer<Value>(_ call: String, _ value: () throws -> Value) async throws -> Value {
    calls.append(call)
    underWay += 1
    defer { underWay -= 1 }
    for (prefix, gate) in gates where call.hasPrefix(prefix) { try await gate.wait() }
    try Task.checkCancellation()
    for (prefix, reason) in failures where call.hasPrefix(prefix) { throw APIError(reason) }
    return try value()
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw APIError(.notFound) }
    return value
  }

  /// Pages are told apart by a number in the query of their address.
  private func page<Item>(_ pages: [GitHub.Page<Item>]?, _ next: URL?) throws -> GitHub.Page<Item> {
    let pages = try known(pages)
    let number = next?.query().flatMap(Int.init) ?? 1
    return pages.indices.contains(number - 1) ? pages[number - 1] : GitHub.Page(items: [])
  }

  private func number(_ next: URL?) -> String { next?.query().map { " page \($0)" } ?? "" }
}

extension FakeGitHub: ContentService {
  func readme(
    of repository: GitHub.RepositoryName,
    at reference: String?
  ) async throws -> GitHub.File? {
    let place = reference.map { "\(repository)@\($0)" } ?? "\(repository)"
    return try await answer("readme \(place)") { readmes[place] }
  }

  func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool
  ) async throws -> GitHub.Tree {
    let call = "\(recursive ? "tree" : "folder") \(repository)@\(reference)"
    return try await answer(call) { try known(trees[call]) }
  }

  func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String,
    limit: Int
  ) async throws -> GitHub.File {
    try await answer("file \(repository)@\(reference):\(path)") {
      let file = try known(files[path])
      if file.bytes.count > limit { throw APIError(.tooLarge(limit: limit)) }
      return file
    }
  }
}

extension FakeGitHub: FeedService {
  func receivedEvents(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event> {
    try await answer("received \(login)\(number(next))") { try page(feeds["received"], next) }
  }

  func events(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event> {
    try await answer("events \(login)\(number(next))") { try page(feeds[login], next) }
  }
}

extension FakeGitHub: PeopleService {
  func user(_ login: String) async throws -> GitHub.User {
    try await answer("user \(login)") { try known(users[login]) }
  }

  func followers(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await answer("followers \(login)\(number(next))") {
      try page(accounts["followers \(login)"], next)
    }
  }

  func following(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await answer("following \(login)\(number(next))") {
      try page(accounts["following \(login)"], next)
    }
  }

  func isFollowing(_ login: String) async throws -> Bool {
    try await answer("isFollowing \(login)") { followed.contains(login) }
  }

  func setFollowing(_ isFollowing: Bool, _ login: String) async throws {
    try await answer("\(isFollowing ? "follow" : "unfollow") \(login)") {
      if isFollowing { followed.insert(login) } else { followed.remove(login) }
    }
  }
}

extension FakeGitHub: RepositoryService {
  func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository {
    try await answer("repository \(name)") { try known(repositories[name]) }
  }

  func repositories(
    in list: RepositoryList,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    try await answer("list \(list)\(number(next))") { try page(lists[list], next) }
  }

  func repositories(
    matching query: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    try await answer("search \(query)\(number(next))") { try page(searches[query] ?? [], next) }
  }

  func references(of repository: GitHub.RepositoryName) async throws -> [GitHub.Reference] {
    try await answer("references \(repository)") { try known(references[repository]) }
  }

  func isStarred(_ repository: GitHub.RepositoryName) async throws -> Bool {
    try await answer("isStarred \(repository)") { starred.contains(repository) }
  }

  func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) async throws {
    try await answer("\(isStarred ? "star" : "unstar") \(repository)") {
      if isStarred { starred.insert(repository) } else { starred.remove(repository) }
    }
  }
}

extension FakeGitHub: RateLimitService {
  func rateLimits() async throws -> [GitHub.RateLimit] { try await answer("limits") { limits } }
}

extension FakeGitHub: @MainActor GitHubService {}
