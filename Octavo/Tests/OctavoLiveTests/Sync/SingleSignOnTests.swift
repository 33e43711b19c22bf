import BinderyTesting
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Stored items that single sign-on hides in a response are not lost.
@Suite(.timeLimit(.minutes(20)))
struct SingleSignOnTests {
  @Test func `threads of a hidden organization stay new, and the inbox says why it lacks news`()
    async throws
  {
    try await withInbox { thread, inbox in
      thread.answer(with: ["acme/rocket", "ada/engine"])
      try await inbox.list.refreshCommand()
      let all = inbox.rows.map(\.mark)

      thread.answer(with: [], hiding: [77])
      try await inbox.refreshCompletely()

      #expect(all == ["New", "New"] && inbox.rows.map(\.mark) == ["New", nil])
      #expect(inbox.rows[0].detail.hasPrefix("acme/rocket#1"))
      #expect(inbox.rows[1].detail.contains("read elsewhere"))
      let sentence = "Single sign-on hides news of acme"
      #expect(inbox.screenTitle == .double("Inbox", subtitle: sentence))
      #expect(inbox.actions.contains { $0.id == "authorize.acme" })

      thread.answer(with: [])
      try await inbox.refreshCompletely()

      #expect(inbox.rows.map(\.mark) == [nil, nil] && inbox.screenTitle == .plain("Inbox"))
    }
  }

  @Test func `an organization without a known login hides the threads of all`() async throws {
    try await withInbox { thread, inbox in
      thread.answer(with: ["acme/rocket", "ada/engine"])
      try await inbox.list.refreshCommand()

      thread.answer(with: [], hiding: [77, 78])
      try await inbox.refreshCompletely()

      #expect(inbox.rows.map(\.mark) == ["New", "New"])
      let sentence = "Single sign-on hides news of acme and others"
      #expect(inbox.screenTitle == .double("Inbox", subtitle: sentence))
    }
  }

  @Test func `a star that a partial response lacks stays`() async throws {
    try await withInbox { thread, _ in
      let services = thread.live.services
      let rocket = #"{"id": 9, "name": "rocket", "owner": {"id": 77, "login": "acme"}}"#
      let star = #"{"starred_at": "2026-01-01T00:00:00Z", "repo": \#(rocket)}"#
      thread.answer("/user/starred", "[\(star)]")
      try await services.sync.refresh(.repositories(.starred), completely: true)
      thread.answer("/user/starred", "[]", hiding: [77])
      try await services.sync.refresh(.repositories(.starred), completely: true)
      await thread.live.settled()

      let name = GitHub.RepositoryName(owner: "acme", name: "rocket")
      #expect(services.viewerState.isStarred(name) == true)
      let list = RepositoryListViewModel(services, .starred)
      await thread.live.settled()
      #expect(list.rows.map(\.loaded.fullName) == [name])
    }
  }
}

extension InboxViewModel {
  fileprivate func refreshCompletely() async throws {
    try await services.sync.refresh(.inbox, completely: true)
  }
}

extension ThreadFixture {
  /// Answers from now on with threads of repositories, and without those of organizations, of
  /// which 77 alone is known.
  fileprivate func answer(with repositories: [String], hiding numbers: [Int] = []) {
    let threads = zip(repositories, [2, 1]).map { name, day in
      let parts = name.split(separator: "/")
      return #"{"id": "\#(name)", "unread": true, "reason": "mention", "#
        + #""updated_at": "2026-01-0\#(day)T00:00:00Z", "subject": {"title": "Wheel", "type": "Issue", "#
        + #""url": "https://api.github.com/repos/\#(name)/issues/1"}, "repository": "#
        + #"{"id": 1, "name": "\#(parts[1])", "full_name": "\#(name)", "#
        + #""owner": {"id": 1, "login": "\#(parts[0])"}}}"#
    }
    answer("/notifications", "[\(threads.joined(separator: ","))]", hiding: numbers)
  }

  fileprivate func answer(_ path: String, _ body: String, hiding numbers: [Int] = []) {
    let sandbox = fixture.sandbox
    sandbox.clearFaults()
    let account = #"{"id": 77, "login": "acme", "type": "Organization"}"#
    sandbox.inject(SandboxFault(.status(200, body: account), pathPrefix: "/user/77"))
    let list = numbers.map { "\($0)" }.joined(separator: ",")
    let headers = numbers.isEmpty ? [:] : ["X-GitHub-SSO": "partial-results; organizations=\(list)"]
    sandbox.inject(SandboxFault(.status(200, body: body, headers: headers), pathPrefix: path))
  }
}
