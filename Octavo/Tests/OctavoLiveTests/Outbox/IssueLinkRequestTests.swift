import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Links between issues, types, pins and moves, sent to a server that loses answers.
@Suite(.timeLimit(.minutes(20)))
struct IssueLinkRequestTests {
  private let tools = GitHub.RepositoryName(owner: "ada", name: "tools")

  private func open(_ title: String, _ thread: ThreadFixture) async throws -> GitHub.Issue {
    try await thread.live.services.gitHub.send(.newIssue(title: title, in: thread.place.name))
  }

  private func lines(_ thread: ThreadFixture) -> [String] {
    thread.viewModel.entries.compactMap { entry in
      if case .fact = entry.subject { entry.text } else { nil }
    }
  }

  @Test func `a sub-issue is shown at once, and made once though the answer is lost`()
    async throws
  {
    try await withThread { thread in
      let water = try await open("Water", thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/repositories", count: 1)
      )
      try await thread.outbox.add(
        IssueLinkRequest(water, .subIssue, isSet: true, on: thread.place)
      )
      let atOnce = lines(thread)
      await thread.pass(61)
      await thread.pass(2)
      try await thread.viewModel.refreshCommand()

      #expect(atOnce == ["0 of 1 sub-issue closed", "Sub-issue #2 Water (open)"])
      #expect(thread.requests.isEmpty && lines(thread) == atOnce)
      #expect(thread.viewModel.page?.links?.subIssues == 1)
    }
  }

  @Test func `a link that was not made asks the user, and is not in the list`() async throws {
    try await withThread { thread in
      let water = try await open("Water", thread)
      try await thread.live.services.sync.refresh(.linked(.subIssue, to: thread.place))
      thread.fixture.sandbox.inject(
        SandboxFault(.status(502), method: "POST", pathPrefix: "/repositories", count: 1)
      )
      try await thread.outbox.add(
        IssueLinkRequest(water, .subIssue, isSet: true, on: thread.place)
      )
      await thread.pass(61)
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.asks] && lines(thread).isEmpty)
    }
  }

  @Test func `an issue is linked by its number alone, and the link is removed again`() async throws
  {
    try await withThread { thread in
      _ = try await open("Water", thread)
      let typed = GitHub.Issue(id: 0, number: 2, title: "")
      try await thread.outbox.add(IssueLinkRequest(typed, .blocker, isSet: true, on: thread.place))
      await thread.pass(2)
      try await thread.viewModel.refreshCommand()
      let linked = lines(thread)
      try await thread.outbox.add(
        IssueLinkRequest(typed, .blocker, isSet: false, on: thread.place)
      )
      let removed = lines(thread)
      await thread.pass(2)

      #expect(linked == ["Blocked by #2 Water (open)"] && removed.isEmpty)
      #expect(thread.requests.isEmpty)
      let left = try await thread.live.services.gitHub.send(
        .blockers(ofIssue: 1, of: thread.place.repository)
      )
      #expect(left.items.isEmpty)
    }
  }

  @Test func `a link that another account made first counts, and a circle is refused`() async throws
  {
    try await withThread { thread in
      let water = try await open("Water", thread)
      let place = thread.place
      try await thread.elsewhere { api in
        _ = try await api.send(.addSubIssue(water.id, toIssue: 1, of: place.repository))
      }
      try await thread.outbox.add(IssueLinkRequest(water, .subIssue, isSet: true, on: place))
      await thread.pass(2)
      let counted = thread.requests
      let other = GitHub.IssuePlace(place.repository, place.name, 2)
      let steam = GitHub.Issue(id: 0, number: 1, title: "Steam")
      try await thread.outbox.add(IssueLinkRequest(steam, .subIssue, isSet: true, on: other))
      await thread.pass(2)

      #expect(counted.isEmpty && lines(thread).last == "Sub-issue #2 Water (open)")
      let rows = await thread.live.services.outbox.requests(on: other.subject).first()
      #expect(rows?.get().map(\.state) == [.refused])
    }
  }

  @Test func `a pin is known after the first read, and set once though the answer is lost`()
    async throws
  {
    try await withThread { thread in
      try await thread.viewModel.timelineCommand()
      let offered = thread.viewModel.changes.first { $0.id == "pin" }?.title
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/graphql", count: 1, skip: 1)
      )
      try await thread.outbox.add(IssuePinRequest(true, thread.place))
      await thread.live.services.viewerSource.atRest()
      let atOnce = lines(thread)
      await thread.pass(61)
      await thread.pass(2)

      #expect(offered == "Pin" && atOnce == ["Pinned in the repository"])
      #expect(thread.requests.isEmpty && lines(thread) == atOnce)
      #expect(thread.viewModel.changes.first { $0.id == "pin" }?.title == "Unpin")
    }
  }

  @Test func `an issue is moved once, and the notice names its new place`() async throws {
    try await withThread(repositories: ["engine", "tools"]) { thread in
      try await thread.outbox.add(IssueTransferRequest(to: tools, thread.place))
      await thread.pass(6)
      await thread.pass(2)

      let gitHub = thread.live.services.gitHub
      #expect(thread.requests.isEmpty)
      #expect(try await gitHub.send(.issues(of: tools)).items.map(\.title) == ["Steam"])
      #expect(try await gitHub.send(.issue(1, of: thread.place.repository)).repository == tools)
    }
  }

  @Test func `an issue is closed as a duplicate of another one`() async throws {
    try await withThread { thread in
      _ = try await open("Water", thread)
      let original = GitHub.IssueAddress(thread.place.name, 2)
      try await thread.outbox.add(
        IssueStateRequest(open: false, as: .duplicate, of: original, thread.place)
      )
      await thread.pass(6)
      await thread.pass(2)

      let gitHub = thread.live.services.gitHub
      let issue = try await gitHub.send(.issue(1, of: thread.place.repository))
      #expect(thread.requests.isEmpty && issue.stateReason == .duplicate)
      let timeline = Endpoint.timeline(ofIssue: 1, of: thread.place.repository)
      #expect(try await gitHub.send(timeline).items.last?.kind.rawValue == "marked_as_duplicate")
      thread.viewModel.links.isOutdated = true
      try await thread.viewModel.refreshCommand()
      #expect(
        thread.viewModel.entries.contains {
          $0.text.contains("marked this as a duplicate of #2 Water (open)")
        }
      )
    }
  }

  @Test func `a type is set, and removed by the account that sees another one`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(IssueTypeRequest("Bug", from: nil, on: thread.place))
      await thread.pass(2)
      try await thread.viewModel.refreshCommand()

      #expect(thread.requests.isEmpty && thread.viewModel.page?.type == "Bug")
    }
  }
}
