import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// An issue on the sandbox, and the program that shows it.
@MainActor
struct ThreadFixture {
  let fixture: LiveFixture
  let live: AppSession
  let scheduler: TestScheduler
  let viewModel: IssueViewModel
  let place: GitHub.IssuePlace
  /// The number of requests that the page has made before the test begins.
  let earlierRequests: Int

  /// The requests that the server has got since the test began.
  var received: ArraySlice<RequestRecord> {
    fixture.sandbox.requests.dropFirst(earlierRequests)[...]
  }

  var outbox: any Outbox { live.services.outbox }

  /// The texts of the comments that the server has.
  func comments() async throws -> [String] {
    try await live.services.gitHub.send(.comments(onIssue: place.number, of: place.repository))
      .items.map(\.body)
  }

  /// Whether the server has the user as subscribed.
  func isSubscribed() async throws -> Bool {
    let gitHub = live.services.gitHub
    let issue = try await gitHub.send(.issue(place.number, of: place.repository))
    let state = try await gitHub.send(.viewerState(ofIssue: try issue.requiredNodeID))
    return state.value.subscription == .subscribed
  }

  /// The requests, in their order.
  var requests: [OutboxRow] {
    var found: [OutboxRow] = []
    outbox.requests(on: nil).startWithValues { found = $0 }.dispose()
    return found
  }

  /// The texts of the thread after that of the issue, each with the state of its request.
  var shown: [String] {
    viewModel.entries.dropFirst().compactMap { entry in
      // An event is shown as soon as the timeline is read, which may be later.
      if case .events = entry.subject { return nil }
      return entry.request.map { "\(entry.text) [\($0.state)]" } ?? entry.text
    }
  }

  /// Does something on the server with the token of an account, elsewhere.
  func elsewhere<Value>(
    as account: SandboxAccount = LiveFixture.account,
    _ body: (GitHubAPI) async throws -> Value
  ) async throws -> Value {
    let api = GitHubAPI(host: fixture.host).authenticated(with: GitHub.Token(account.token))
    let value = try await body(api)
    try await api.shutdown()
    return value
  }

  /// Lets a time pass, and what is due then be sent.
  func pass(_ seconds: Double) async {
    await live.services.viewerSource.atRest()
    fixture.pass(seconds, scheduler)
    await live.services.viewerSource.atRest()
  }
}

/// Runs a test with an issue that the user has opened on a sandbox of its own, and shows.
///
/// The dates of the app and the server stand still, as its delays do: a slow machine must not bring
/// the end of a delay nearer.
@MainActor
func withThread(
  repositories: [String] = ["engine"],
  accounts: [SandboxAccount] = [],
  _ body: @MainActor (ThreadFixture) async throws -> Void
) async throws {
  try await withLiveFixture(repositories: repositories, accounts: accounts) { fixture in
    let scheduler = TestScheduler()
    fixture.serverClock.stop()
    fixture.clock.stop()
    let live = try await fixture.startLoggedIn(scheduler: scheduler)
    let gitHub = live.services.gitHub
    let issue = try await gitHub.send(
      .newIssue(title: "Steam", body: "Too hot", in: LiveFixture.engine)
    )
    let repository = try await gitHub.send(.repository(LiveFixture.engine))
    let viewModel = IssueViewModel(live.services, LiveFixture.engine, issue.number)
    viewModel.activate()
    try await viewModel.refreshCommand()
    let thread = ThreadFixture(
      fixture: fixture,
      live: live,
      scheduler: scheduler,
      viewModel: viewModel,
      place: GitHub.IssuePlace(
        GitHub.RepositoryID(rawValue: repository.id),
        LiveFixture.engine,
        issue.number
      ),
      earlierRequests: fixture.sandbox.requests.count
    )
    try await body(thread)
  }
}
