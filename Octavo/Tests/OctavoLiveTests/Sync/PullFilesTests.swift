import BinderySignals
import Foundation
import GitHubEndpoints
import OctavoStore
import Testing

@testable import GitHubValues
@testable import OctavoLive
@testable import OctavoViewModels

/// The files of a pull request, read from pages that a push may replace.
struct PullFilesTests {
  private let name = GitHub.RepositoryName(owner: "ada", name: "engine")

  private func read(_ server: PullServer) async throws -> (heads: [String], Changes?) {
    let store = LiveStore { _ in }
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let sync = LiveSync(gitHub: server, store: store, now: { Date(timeIntervalSince1970: 1) })
    let query = StoreQuery.changes(.pull(12), of: name)
    var seen: [String] = []
    var last: Changes?
    store.observe(query).startWithValues { stored in
      last = stored.value ?? last
      guard let pull = stored.value?.pull else { return }
      seen.append("\(pull.head.sha) \(pull.files.count)")
    }
    try await sync.refresh(query)
    return (seen, last)
  }

  @Test func `the first files are in the store before the last ones are requested`() async throws {
    let (seen, changes) = try await read(PullServer(pages: 5))

    #expect(seen == ["1 100", "1 200", "1 400", "1 500"])
    #expect(changes?.extent == .whole)
    #expect(changes?.files.last?.path == "499.c")
  }

  @Test func `a push between the pages mixes no versions`() async throws {
    let server = PullServer(pages: 3)
    server.onPage = { if $0 == 2, server.head == 1 { server.head = 2 } }

    let (seen, changes) = try await read(server)

    #expect(seen == ["1 100", "2 100", "2 200", "2 300"])
    #expect(changes?.pull?.head.sha == "2")
    #expect(changes?.files.count == 300)
  }

  @Test func `a push between the head and the first page mixes no versions`() async throws {
    let server = PullServer(pages: 1)
    server.onPage = { _ in if server.head == 1 { server.head = 2 } }

    let (seen, _) = try await read(server)

    #expect(seen == ["2 100"])
  }

  @Test func `pushes without end end the request`() async throws {
    let server = PullServer(pages: 2)
    server.onPage = { _ in server.head += 1 }

    let error = await #expect(throws: APIError.self) { _ = try await read(server) }

    #expect(error?.reason == .conflict)
    #expect(server.requests <= 6)
  }

  @Test func `a server that repeats the address of a page is not asked without end`() async throws {
    let server = PullServer(pages: 2)
    server.repeats = true

    let (_, changes) = try await read(server)

    #expect(changes?.files.count == 200)
  }
}

/// A server with pull request 12, whose head a test moves.
private final class PullServer: GitHubService {
  /// The head, a number that counts the pushes.
  var head = 1
  /// The number of requests.
  private(set) var requests = 0
  /// Whether the last page has the address of itself.
  var repeats = false
  /// Called before the response to the request for a page, with its number from 1 on.
  var onPage: (Int) -> Void = { _ in }
  private let pages: Int

  init(pages: Int) { self.pages = pages }

  deinit {}

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    requests += 1
    if let value = pull as? Value { return value }
    let number = endpoint.request.address?.query().flatMap(Int.init) ?? 1
    onPage(number)
    guard let value = page(number) as? Value else { throw APIError(.notFound) }
    return value
  }

  private var pull: GitHub.PullRequest {
    GitHub.PullRequest(
      id: 1,
      number: 12,
      title: "Rise",
      body: "",
      state: .open,
      isDraft: false,
      isMerged: false,
      head: GitHub.PullRequestBranch(name: "tide", sha: "\(head)"),
      base: GitHub.PullRequestBranch(name: "main", sha: "b"),
      labels: [],
      assignees: [],
      reviewers: []
    )
  }

  private func page(_ number: Int) -> GitHub.Page<GitHub.FileChange> {
    let files = (0..<100).map { place in
      var file = GitHub.FileChange(
        path: "\((number - 1) * 100 + place).c",
        kind: .modified,
        sha: ""
      )
      file.revision = "\(head)"
      return file
    }
    let last = repeats ? number : nil
    let next = number < pages ? number + 1 : last
    return GitHub.Page(
      items: files,
      next: next.flatMap { URL(string: "https://example.org/page?\($0)") }
    )
  }
}
