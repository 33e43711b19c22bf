import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The requests of an account while another one, or none, is logged in.
@Suite(.timeLimit(.minutes(20)))
struct SyncAccountTests {
  private let engine = LiveFixture.engine

  @Test func `a request during a logout is cancelled`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      fixture.sandbox.inject(SandboxFault(.hold, method: "DELETE", count: 1))
      let logout = Task { await services.session.logOut(deletingLocalData: false) }
      await fixture.sandbox.waitForHeldRequests()

      await #expect(throws: CancellationError.self) {
        try await services.sync.refresh(.repositories(.owned))
      }

      fixture.sandbox.releaseHeldRequests()
      await logout.value
    }
  }

  @Test func `a write that is cancelled is not reported as a fault of the store`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let sync = try #require(services.sync as? LiveSync)
      let account = try #require((services.store as? LiveStore)?.account)

      await #expect(throws: CancellationError.self) {
        try await sync.write(account) { _ in throw CancellationError() }
      }

      #expect(fixture.reports == [])
    }
  }

  @Test func `a star is sent with the token of the account that requested it`() async throws {
    try await withLiveFixture { fixture in
      var settings = ClientSettings()
      settings.waitPatiently()
      let anonymous = GitHubAPI(host: fixture.host, settings: settings)
      let account = LiveFixture.account
      let login = try await anonymous.logIn(
        login: account.login,
        password: account.password,
        oneTimeCode: account.oneTimeCode,
        note: "Octavo"
      )
      let gitHub = LiveGitHub(anonymous.authenticated(with: login.token))
      let viewer = LiveViewerState(
        gitHub,
        scheduler: TestScheduler(),
        client: settings,
        report: { _ in }
      )
      let store = try AccountStore(folder: nil, host: "github.com", login: account.login)
      await viewer.begin(with: store)

      gitHub.api = anonymous
      try await viewer.request(true, of: .star(engine))
      await viewer.atRest()

      let api = anonymous.authenticated(with: login.token)
      #expect(try await api.send(.isStarred(engine)))
      await viewer.end()
      try await anonymous.shutdown()
    }
  }

  @Test func `accounts do not share the request for a tree`() async throws {
    let store = LiveStore { _ in }
    let gitHub = HeldTrees()
    let sync = LiveSync(gitHub: gitHub, store: store, now: { Date(timeIntervalSince1970: 1) })
    store.account = try AccountStore(folder: nil, host: "github.com", login: "juno")
    let first = Task.immediate { [engine] in
      try await sync.refresh(.folder("", of: engine, at: "main"))
    }
    await settle()

    store.account = try AccountStore(folder: nil, host: "github.com", login: "hina")
    let second = Task.immediate { [engine] in
      try await sync.refresh(.folder("", of: engine, at: "main"))
    }
    await settle()
    #expect(gitHub.waiting == 2)
    gitHub.release()

    await #expect(throws: CancellationError.self) { try await first.value }
    try await second.value
  }
}

/// A server that holds the responses to requests for trees.
private final class HeldTrees: GitHubService {
  private var continuations: [CheckedContinuation<Void, Never>] = []

  deinit {}

  /// The number of requests that wait for their response.
  var waiting: Int { continuations.count }

  func release() {
    for continuation in continuations { continuation.resume() }
    continuations = []
  }

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    await withCheckedContinuation { continuations.append($0) }
    guard let tree = GitHub.Tree(sha: "1", entries: []) as? Value else { throw APIError(.notFound) }
    return tree
  }
}
